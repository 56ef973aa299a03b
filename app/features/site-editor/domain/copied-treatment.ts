import { readDocumentData } from './document-data.ts';
import { isRecord, type DocumentData } from './document-shape.ts';

const FILE = /^treatments\/([a-z-]+\/[a-z-]+)\.md$/;

/** "hair/prp-therapy" of "treatments/hair/prp-therapy.md"; undefined for a file of another kind. */
export function treatmentKey(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}

/** "hair" of "treatments/hair/prp-therapy.md"; undefined for a file of another kind. */
export function categoryOfTreatment(file: string): string | undefined {
  return treatmentKey(file)?.split('/')[0];
}

/**
 * The file of a new treatment of this name in a department ("hair"). Addresses of treatments have letters and dashes only
 * (specification), so accents and digits are left out; undefined for a name without a letter of the Latin alphabet.
 */
export function fileOfNewTreatment(category: string, name: string): string | undefined {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();
  const slug = (plain.match(/[a-z]+/g) ?? []).join('-').slice(0, 70).replace(/-$/, '');
  return slug === '' ? undefined : `treatments/${category}/${slug}.md`;
}

/**
 * A new treatment's text, begun as a copy of another's (`key`). What belongs to that one alone is left out: its signature, its
 * price, its films and the other words by which people find it.
 */
export function copiedTreatment({ data, sections }: DocumentData, key: string, name: string): DocumentData {
  const {
    reviewed: _reviewed,
    otherNames: _names,
    film: _film,
    video: _video,
    videoTranscript: _words,
    cost,
    related,
    ...rest
  } = data;
  const { price: _price, ...costs } = isRecord(cost) ? cost : {};
  const others = Array.isArray(related) ? related.filter((other) => other !== key) : [];
  return {
    data: {
      ...rest,
      copyOf: key,
      title: name,
      cardTitle: name,
      synonyms: [],
      cost: costs,
      related: [key, ...others].slice(0, Math.max(1, others.length)),
    },
    sections,
  };
}

/** Whether a text is that of a treatment which a clinic has added. */
export function isCopy(file: string, source: string): boolean {
  return treatmentKey(file) !== undefined && typeof readDocumentData(file, source).data['copyOf'] === 'string';
}
