import { useEffect, useState } from 'react';

/** The line that the section being read crosses, in shares of the window's height from above. */
const READING_LINE = 0.3;

/** Id of the section a reader is at; undefined until scripts run and above the first section. */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const mark = () => {
      const line = window.innerHeight * READING_LINE;
      setCurrent(parts.findLast((part) => part.getBoundingClientRect().top <= line)?.id);
    };
    // Everything above the line counts as seen, so this is called when the top of a section crosses it, also in one jump.
    const observer = new IntersectionObserver(mark, {
      rootMargin: `1000000px 0px -${100 - READING_LINE * 100}% 0px`,
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
