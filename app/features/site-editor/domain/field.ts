import type { Catalogue } from '#app/lib/messages.ts';

interface Named {
  /** The key in the file. */
  readonly name: string;
  readonly label: Catalogue<string>;
  /** What it is for, and how long it may be. */
  readonly hint?: Catalogue<string>;
}

/** One line, a longer text, one text of its own on each line, a number, a tick, a date, a choice of the words of a list, a picture of the library by its id, several of them, a logo as `logoText` writes it, a place pasted from a map, which fills in other fields. */
export interface PlainField extends Named {
  readonly kind:
    | 'line'
    | 'text'
    | 'lines'
    | 'number'
    | 'tick'
    | 'date'
    | 'choice'
    | 'picture'
    | 'pictures'
    | 'logo'
    | 'place';
  /** Of a picture: what it is called to choose none. */
  readonly none?: Catalogue<string>;
  /** Of several pictures: how many at most. */
  readonly most?: number;
  readonly choices?: readonly string[];
  /** Of lines: each is a phone number, which may be typed as people do, without its country. */
  readonly arePhones?: boolean;
  readonly isOptional?: boolean;
  /** It is read and not changed: as words, as links to the documents that it names, as a link to its address, or not at all. */
  readonly shownAs?: 'words' | 'documents' | 'link' | 'nothing';
  /** Of a tick: set while the file says nothing. */
  readonly isOnAtFirst?: boolean;
}

/** Fields that the file keeps under one key. */
interface GroupField extends Named {
  readonly kind: 'group';
  readonly fields: readonly Field[];
  /** An empty group is left out of the file. */
  readonly isOptional?: boolean;
}

/** As many of the same as the page needs: questions, sources. */
export interface ListField extends Named {
  readonly kind: 'list';
  readonly fields: readonly Field[];
  /** What one of them is called: "Question". */
  readonly itemLabel: Catalogue<string>;
  /** What the button says that takes one out, where that means more than "Remove". */
  readonly removeLabel?: Catalogue<string>;
  /** Nothing can be added to it. */
  readonly isFixed?: boolean;
}

/** A field of a document's form, in the order of the page. */
export type Field = PlainField | GroupField | ListField;

/** Fields that belong together, below a heading of the form. */
export interface FieldSection {
  readonly title: Catalogue<string>;
  readonly fields: readonly Field[];
}

/** The form of a kind of document. */
export interface DocumentFields {
  readonly sections: readonly FieldSection[];
  /** The long texts below the headings of a Markdown file: `fixed` ones, ones that the writer chooses, or none (YAML). */
  readonly headings: 'fixed' | 'free' | 'none';
}
