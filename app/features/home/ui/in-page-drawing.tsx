import { useState } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { Picture } from './home-data.ts';

interface Props {
  /** The drawing as SVG text where the page is rendered; empty in the browser's code. */
  readonly svg: string;
  /** The same drawing as a file, for a page that the browser makes itself after a click on a link. */
  readonly file: Picture;
  readonly className?: string | undefined;
}

/**
 * A drawing that comes inside the page and nowhere else: not in the loader's data, which the page carries as well,
 * and not in the browser's code. React takes over the served element and leaves what is in it alone.
 */
export function InPageDrawing({ svg, file, className }: Props) {
  const hydrated = useHydrated();
  // One object for good: React writes the content of a new one into the page, also where it says the same.
  const [served] = useState(() => (hydrated ? undefined : { __html: svg }));
  if (served) return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={served} />;
  return (
    <div className={className}>
      <img src={file.src} alt={file.alt} width={file.width} height={file.height} loading="lazy" decoding="async" />
    </div>
  );
}
