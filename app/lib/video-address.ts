/** The sites whose players pages may frame; neither sets a cookie before somebody plays. */
export const VIDEO_SITES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const ID = /^[\w-]{6,20}$/;
const YOUTUBE_PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+(?:\?[\w=&-]+)?$/;
const VIMEO_ID = /^\d{6,12}$/;
/** What Vimeo adds to the address of a video that is not listed. */
const VIMEO_KEY = /^[0-9a-f]{6,20}$/;

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

/**
 * The address of the player for a video on YouTube or Vimeo, from any address of it that people copy; undefined for anything
 * else. `dnt` asks Vimeo not to follow who watches.
 */
export function playerAddress(address: string): string | undefined {
  // A player's own address may say where to begin.
  if (YOUTUBE_PLAYER.test(address)) return address;
  const youtube = youtubeId(address);
  if (youtube !== undefined) return `${VIDEO_SITES[0]}/embed/${youtube}`;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || !/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const parts = url.pathname.split('/').filter((part) => part !== '' && part !== 'video');
  const [id = '', key = url.searchParams.get('h') ?? ''] = parts;
  if (!VIMEO_ID.test(id) || parts.length > 2) return undefined;
  if (key === '') return `${VIDEO_SITES[1]}/video/${id}?dnt=1`;
  return VIMEO_KEY.test(key) ? `${VIDEO_SITES[1]}/video/${id}?h=${key}&dnt=1` : undefined;
}
