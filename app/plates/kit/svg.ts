import { num, nums } from './path.ts';

/** A path element. `style` comes from the pen. */
export function path(d: string, style = ''): string {
  return `<path d="${d}"${style && ` ${style}`}/>`;
}

export function circle(x: number, y: number, radius: number, style = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${style && ` ${style}`}/>`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, style = ''): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radiusX)}" ry="${num(radiusY)}"${style && ` ${style}`}/>`;
}

export function rect(x: number, y: number, width: number, height: number, style = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${style && ` ${style}`}/>`;
}

export function group(attributes: string, ...children: readonly string[]): string {
  return `<g${attributes && ` ${attributes}`}>${children.join('')}</g>`;
}

/** Children drawn in their own coordinates: origin at (x, y), turned clockwise by `degrees`. */
export function place(x: number, y: number, degrees: number, ...children: readonly string[]): string {
  const turn = degrees === 0 ? '' : `rotate(${num(degrees)})`;
  return `<g transform="translate(${nums(x, y)})${turn}">${children.join('')}</g>`;
}

/** A shared shape drawn again. */
export function use(id: string, transform: string): string {
  return `<use href="#${id}"${transform && ` transform="${transform}"`}/>`;
}
