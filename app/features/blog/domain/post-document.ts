import { fail, ok, type Result } from '#app/lib/result.ts';
import {
  DOCUMENT_LIMITS,
  MARK_ATTRIBUTES,
  NODE_ATTRIBUTES,
  NODE_CONTENT,
  type MarkName,
  type NodeName,
  type PostNode,
  type TextNode,
  type Mark,
} from './post-nodes.ts';
import { tidyBlocks } from './tidy-document.ts';

/** The text of a post: ProseMirror's JSON in its tidy form (`tidy-document.ts`). */
export interface PostDocument {
  readonly type: 'doc';
  readonly content: readonly PostNode[];
}

export const EMPTY_DOCUMENT: PostDocument = { type: 'doc', content: [] };

/** Why a document is refused. `where` names the kinds of nodes from the outside in: "bulletList > listItem". */
export interface DocumentProblem {
  readonly kind:
    | 'not-a-document'
    | 'unknown-node'
    | 'unknown-mark'
    | 'wrong-attributes'
    | 'wrong-place'
    | 'too-deep'
    | 'too-many-nodes'
    | 'too-long';
  readonly where: string;
}

/**
 * Reads what is kept or posted, whatever it is: what is not understood, not safe, not in its place or past the limits is
 * left out with what it holds. Never throws.
 */
export function readDocument(json: unknown): PostDocument {
  return new Walk().document(json);
}

/** Takes a document in to be kept, in its tidy form. Refuses what {@link readDocument} would leave out. */
export function checkDocument(
  json: unknown,
): Result<PostDocument, 'refused', { readonly problems: readonly DocumentProblem[] }> {
  const walk = new Walk();
  const document = walk.document(json);
  return walk.problems.length === 0 ? ok(document) : fail('refused', { problems: walk.problems });
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (Reflect.get(value, name) as unknown)
    : undefined;
}

const isNodeName = (name: unknown): name is NodeName =>
  typeof name === 'string' && Object.hasOwn(NODE_ATTRIBUTES, name);
const isMarkName = (name: unknown): name is MarkName =>
  typeof name === 'string' && Object.hasOwn(MARK_ATTRIBUTES, name);

const MOST_PROBLEMS = 20;

/** One pass over a document, counting against the limits. */
class Walk {
  readonly problems: DocumentProblem[] = [];
  #nodes = 0;
  #characters = 0;

  document(json: unknown): PostDocument {
    const content = field(json, 'content');
    if (field(json, 'type') !== 'doc' || (content !== undefined && !Array.isArray(content))) {
      this.#refuse('not-a-document', []);
      return EMPTY_DOCUMENT;
    }
    return { type: 'doc', content: tidyBlocks(this.#children('doc', content, ['doc'])) };
  }

  #refuse(kind: DocumentProblem['kind'], path: readonly string[]): undefined {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ kind, where: path.slice(1).join(' > ') });
    return undefined;
  }

  #children(parent: NodeName | 'doc', content: unknown, path: readonly string[]): PostNode[] {
    const allowed = NODE_CONTENT[parent];
    if (content === undefined) return [];
    if (!allowed || !Array.isArray(content)) {
      this.#refuse('wrong-place', path);
      return [];
    }
    if (path.length > DOCUMENT_LIMITS.depth) {
      this.#refuse('too-deep', path);
      return [];
    }
    const found: PostNode[] = [];
    for (const child of content as readonly unknown[]) {
      this.#nodes += 1;
      if (this.#nodes > DOCUMENT_LIMITS.nodes) {
        this.#refuse('too-many-nodes', path);
        break;
      }
      const node = this.#node(child, allowed, path);
      if (node) found.push(node);
    }
    return found;
  }

  #node(json: unknown, allowed: readonly (NodeName | 'text')[], above: readonly string[]): PostNode | undefined {
    const name = field(json, 'type');
    if (name === 'text') {
      return allowed.includes('text') ? this.#text(json, above) : this.#refuse('wrong-place', [...above, 'text']);
    }
    if (!isNodeName(name)) return this.#refuse('unknown-node', above);
    const path = [...above, name];
    if (!allowed.includes(name)) return this.#refuse('wrong-place', path);
    const attributes = NODE_ATTRIBUTES[name].safeParse(field(json, 'attrs') ?? {});
    if (!attributes.success) return this.#refuse('wrong-attributes', path);
    if (!NODE_CONTENT[name]) return nodeOf(name, attributes.data);
    return nodeOf(name, attributes.data, this.#children(name, field(json, 'content'), path));
  }

  #text(json: unknown, path: readonly string[]): TextNode | undefined {
    const text = field(json, 'text');
    if (typeof text !== 'string') return this.#refuse('wrong-attributes', [...path, 'text']);
    this.#characters += text.length;
    if (this.#characters > DOCUMENT_LIMITS.characters) return this.#refuse('too-long', path);
    return { type: 'text', text, marks: this.#marks(field(json, 'marks'), path) };
  }

  #marks(json: unknown, path: readonly string[]): Mark[] {
    if (json === undefined) return [];
    if (!Array.isArray(json) || json.length > 10) {
      this.#refuse('unknown-mark', path);
      return [];
    }
    return json.flatMap((mark: unknown) => {
      const name = field(mark, 'type');
      if (!isMarkName(name)) {
        this.#refuse('unknown-mark', path);
        return [];
      }
      const attributes = MARK_ATTRIBUTES[name].safeParse(field(mark, 'attrs') ?? {});
      if (attributes.success) return 'href' in attributes.data ? [linkMark(attributes.data.href)] : [markOf(name)];
      this.#refuse('wrong-attributes', [...path, name]);
      return [];
    });
  }
}

const linkMark = (href: string): Mark => ({ type: 'link', attrs: { href } });
const markOf = (type: MarkName): Mark => ({ type: type === 'italic' ? 'italic' : 'bold' });

function nodeOf(type: NodeName, attrs: object, content?: readonly PostNode[]): PostNode {
  const node = { type, ...(Object.keys(attrs).length > 0 && { attrs }), ...(content && { content }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- type and attributes come from the same line of the table
  return node as PostNode;
}

/** The text of nodes without marks, as for a search or a count of words; blocks end with a line end. */
export function plainTextOf(nodes: readonly PostNode[]): string {
  const text = nodes.map((node) => {
    if (node.type === 'text') return node.text;
    if (node.type === 'hardBreak') return '\n';
    if (!('content' in node) || !node.content) return '';
    const inner = plainTextOf(node.content);
    const isBlock = node.content.every(({ type }) => ['text', 'hardBreak', 'citation'].includes(type));
    return isBlock ? `${inner}\n` : inner;
  });
  return text.join('');
}
