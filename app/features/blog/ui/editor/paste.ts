/** Elements of a pasted text that hold no words, or words that were never meant to be read. */
const NOISE =
  'style, script, meta, link, title, xml, object, embed, iframe, svg, canvas, form, input, button, select, textarea';

/** Paragraphs that Word writes where it means the point of a list, with the sign of the list in their text. */
const WORD_POINT = /mso-list:\s*l\d+\s+level(\d)/i;
const ORDERED_SIGN = /^\s*(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s*/i;
const BULLET_SIGN = /^\s*[·•▪◦o§\-–]\s+/;

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

/** The name of the element that a style stands for: Google Docs writes weights into styles, and a bold `b` around everything. */
function markOf(style: string): string | undefined {
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return 'strong';
  return /font-style:\s*italic/i.test(style) ? 'em' : undefined;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Word's points, each a paragraph with its level in its style, as lists in lists. */
function makeWordLists(root: Document): void {
  /** The lists that the next point may go on, outermost first. */
  let open: { element: Element; isOrdered: boolean; level: number }[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === undefined) {
      open = [];
      continue;
    }
    for (const sign of paragraph.querySelectorAll('[style*="mso-list:Ignore" i]')) {
      const text = sign.textContent;
      sign.replaceWith(ORDERED_SIGN.test(text) ? '1. ' : '· ');
    }
    const isOrdered = ORDERED_SIGN.test(paragraph.textContent);
    if (paragraph.previousElementSibling !== open[0]?.element) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.isOrdered !== isOrdered) open.pop();
    let list = open.at(-1);
    if (list?.level !== level) {
      const element = root.createElement(isOrdered ? 'ol' : 'ul');
      if (list) list.element.lastElementChild?.append(element);
      else paragraph.before(element);
      list = { element, isOrdered, level };
      open.push(list);
    }
    const item = root.createElement('li');
    item.append(paragraph);
    takeSign(paragraph, isOrdered ? ORDERED_SIGN : BULLET_SIGN);
    list.element.append(item);
  }
}

/** How deep in lists a paragraph of Word's stands, from 1; undefined for one that is no point. */
function levelOf(paragraph: Element): number | undefined {
  const level = WORD_POINT.exec(styleOf(paragraph))?.[1];
  if (level !== undefined) return Number(level);
  return /MsoListParagraph/.test(paragraph.className) ? 1 : undefined;
}

/** Takes the sign of a list off the front of its words, whatever elements they stand in. */
function takeSign(paragraph: Element, sign: RegExp): void {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = sign.exec(paragraph.textContent)?.[0].length ?? 0;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    node.textContent = text.slice(left);
    left -= text.length;
  }
}

/** A cell of a post's table holds one paragraph: several, and lists, become lines of it. */
function makeCellsOneParagraph(root: Document): void {
  for (const cell of root.querySelectorAll('td, th')) {
    const blocks = [...cell.querySelectorAll('p, li, h2, h3, h4, div')].filter(
      (block) => !block.querySelector('p, li, h2, h3, h4, div') && block.textContent.trim() !== '',
    );
    if (blocks.length === 0) continue;
    const paragraph = root.createElement('p');
    for (const [index, block] of blocks.entries()) {
      if (index > 0) paragraph.append(root.createElement('br'));
      paragraph.append(...block.childNodes);
    }
    cell.replaceChildren(paragraph);
  }
}

/** A post's table begins with a row of headings, which are heavy by themselves. */
function makeFirstRowsHeadings(root: Document): void {
  for (const table of root.querySelectorAll('table')) {
    for (const cell of table.rows[0]?.querySelectorAll('td') ?? []) rename(cell, 'th');
    for (const bold of table.querySelectorAll('th :is(b, strong)')) unwrap(bold);
  }
}

/** Empty lines between paragraphs: both write them as space, and a post has its own. */
function dropEmptyLines(root: Document): void {
  for (const paragraph of root.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '' && !paragraph.closest('td, th, li')) paragraph.remove();
  for (const line of root.querySelectorAll('body > br, div > br')) {
    const isBetweenBlocks = [line.previousElementSibling, line.nextElementSibling].some((beside) =>
      beside?.matches('p, ul, ol, table, blockquote, h2, h3, h4, div'),
    );
    if (isBetweenBlocks) line.remove();
  }
}

/** Where a link leads that Google has put its own address before. */
function behindGoogle(href: string): string | undefined {
  if (!href.startsWith('https://www.google.com/url?') || !URL.canParse(href)) return undefined;
  return new URL(href).searchParams.get('q') ?? undefined;
}

/**
 * Pasted HTML, cleaned of what Word and Google Docs write: their styles, comments, spacers and namespaces go; lists,
 * headings, bold and italic that they write as styles become elements. What a post cannot hold is left to the schema.
 */
export function cleanPastedHtml(html: string): string {
  const root = new DOMParser().parseFromString(html, 'text/html');
  for (const noise of root.querySelectorAll(NOISE)) noise.remove();
  const comments = root.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  for (let node = comments.nextNode(); node; node = comments.nextNode()) found.push(node);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const bold of root.querySelectorAll('b, strong'))
    if (/font-weight:\s*(?:normal|[1-4]00)/i.test(styleOf(bold))) unwrap(bold);
  for (const title of root.querySelectorAll('p.MsoTitle, h1')) rename(title, 'h2');
  for (const quote of root.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const box = root.createElement('blockquote');
    quote.before(box);
    box.append(quote);
  }
  for (const deep of root.querySelectorAll('h5, h6')) rename(deep, 'h4');
  makeWordLists(root);
  makeCellsOneParagraph(root);
  dropEmptyLines(root);
  for (const link of root.querySelectorAll('a[href]')) {
    const target = behindGoogle(link.getAttribute('href') ?? '');
    if (target !== undefined) link.setAttribute('href', target);
  }
  for (const span of root.querySelectorAll('span')) {
    const mark = markOf(styleOf(span));
    if (mark) rename(span, mark);
    else unwrap(span);
  }
  makeFirstRowsHeadings(root);
  // A heading is heavy by itself.
  for (const bold of root.querySelectorAll(':is(h2, h3, h4) :is(b, strong)')) unwrap(bold);
  for (const element of root.querySelectorAll('*')) {
    if (element.nodeName.includes(':')) {
      unwrap(element);
      continue;
    }
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name);
  }
  return root.body.innerHTML.replaceAll('\u00a0', ' ');
}

/** Attributes that mean something to a post; the last are of its own nodes. */
const KEPT = new Set(['href', 'start', 'data-post-node', 'data-attrs', 'data-citation', 'data-pm-slice']);
