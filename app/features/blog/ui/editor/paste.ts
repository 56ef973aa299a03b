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

function makeWordLists(root: Document): void {
  let list: { element: Element; isOrdered: boolean } | undefined;
  for (const paragraph of root.querySelectorAll('p')) {
    const isPoint = WORD_POINT.test(styleOf(paragraph)) || /MsoListParagraph/.test(paragraph.className);
    if (!isPoint) {
      list = undefined;
      continue;
    }
    for (const sign of paragraph.querySelectorAll('[style*="mso-list:Ignore" i]')) {
      const text = sign.textContent;
      sign.replaceWith(ORDERED_SIGN.test(text) ? '1. ' : '· ');
    }
    const isOrdered = ORDERED_SIGN.test(paragraph.textContent);
    const isNext = list && list.isOrdered === isOrdered && paragraph.previousElementSibling === list.element;
    if (!list || !isNext) {
      list = { element: root.createElement(isOrdered ? 'ol' : 'ul'), isOrdered };
      paragraph.before(list.element);
    }
    const item = root.createElement('li');
    item.append(paragraph);
    takeSign(paragraph, isOrdered ? ORDERED_SIGN : BULLET_SIGN);
    list.element.append(item);
  }
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
  for (const wrapper of root.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const title of root.querySelectorAll('p.MsoTitle, h1')) rename(title, 'h2');
  for (const deep of root.querySelectorAll('h5, h6')) rename(deep, 'h4');
  makeWordLists(root);
  for (const span of root.querySelectorAll('span')) {
    const mark = markOf(styleOf(span));
    if (mark) rename(span, mark);
    else unwrap(span);
  }
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
