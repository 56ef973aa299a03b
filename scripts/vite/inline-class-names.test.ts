import { describe, expect, it } from 'vitest';
import { withNamedClasses } from './inline-class-names.ts';

const IMPORTED = `import styles from "./card.module.css";\n`;
const NAMED = `import * as styles from "./card.module.css";\n`;

describe('class names in the code of the browser', () => {
  it('are imported one by one where they are read by name', () => {
    const code = 'jsx("p", { className: styles.title, children: "styles.css" in words });';
    expect(withNamedClasses(IMPORTED + code)).toBe(NAMED + code);
  });

  it.each(['styles[look]', 'use(styles)', 'styles["thin-out"]', '{ ...styles }'])('stay together for %s', (use) => {
    expect(withNamedClasses(`${IMPORTED}styles.title; ${use}`)).toBe(`${IMPORTED}styles.title; ${use}`);
  });

  it('stay together where one is a word that no variable can be called', () => {
    expect(withNamedClasses(`${IMPORTED}styles.for;`)).toBe(`${IMPORTED}styles.for;`);
  });

  it('are told apart from words that only contain the name', () => {
    const code = 'stylesheet(other.styles, my_styles); styles.title;';
    expect(withNamedClasses(IMPORTED + code)).toBe(NAMED + code);
  });

  it('are looked at for each file on its own', () => {
    const other = 'import looks from "./looks.module.css";\n';
    expect(withNamedClasses(`${IMPORTED}${other}styles.title; looks[look];`)).toBe(
      `${NAMED}${other}styles.title; looks[look];`,
    );
  });

  it('leaves imports of everything else alone', () => {
    const code = 'import plate from "./plate.tsx";\nplate.title;';
    expect(withNamedClasses(code)).toBe(code);
  });
});
