import { useEffect } from 'react';

/**
 * Whether a page may ask for the camera is said with its document, and only this screen's may. Who came here from another
 * screen without a new document gets this one's: nothing has been typed yet.
 */
export function useDocumentWithCamera(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && !new URL(loaded.name).pathname.endsWith('/photos')) location.reload();
  }, []);
}
