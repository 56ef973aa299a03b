const ID = /^[\w-]{6,20}$/;

/** The video that an address of YouTube leads to, in any of the forms people copy; undefined for anything else. */
export function youtubeId(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  const id =
    host === 'youtu.be'
      ? first
      : ['youtube.com', 'youtube-nocookie.com'].includes(host)
        ? first === 'watch'
          ? (url.searchParams.get('v') ?? '')
          : ['embed', 'shorts', 'live'].includes(first)
            ? second
            : ''
        : '';
  return ID.test(id) ? id : undefined;
}
