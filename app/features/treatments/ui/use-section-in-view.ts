import { useEffect, useState } from 'react';

/** The line, in shares of the window's height from above, that the section being read crosses. */
const READING_LINE = { above: '-30%', below: '-69%' } as const;

/** Id of the section a reader is at; undefined until scripts run and above the first section. */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: `${READING_LINE.above} 0px ${READING_LINE.below} 0px` },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
