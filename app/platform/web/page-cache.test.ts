import { describe, expect, it } from 'vitest';
import type { RenderInputs } from './render-inputs.ts';
import { pageDataAddress } from './page-data.ts';
import { PageGone, type RenderedPage, PageCache } from './page-cache.ts';

const inputsOf = (year: number): RenderInputs => ({
  origin: 'https://clinic.example',
  year,
  openingHours: { mon: [['10:30', '20:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  closures: [],
  practitioners: [],
  pictures: { version: '', library: {}, people: {} },
  edition: 0,
  isDemonstration: false,
  posts: [],
});

/** A site of two pages, and what was rendered for it. */
function siteOf(render?: (path: string, inputs: RenderInputs) => Promise<RenderedPage>) {
  const rendered: string[] = [];
  const site = new PageCache({
    paths: ['/', '/clinic'],
    frames: [],
    render: async (path, inputs) => {
      rendered.push(`${path} ${inputs.year}`);
      return render ? render(path, inputs) : { path, html: `<p>${path} ${inputs.year}</p>`, data: String(inputs.year) };
    },
  });
  const text = async (address: string) => (await site.file(address))?.variants.identity.body.toString();
  return { site, rendered, text };
}

describe('the pages held in memory', () => {
  it('are rendered when they are first asked for, once, and then kept', async () => {
    const { site, rendered, text } = siteOf();
    site.bringUpToDate(inputsOf(2026));
    expect(rendered).toEqual([]);
    expect(await Promise.all([text('/'), text('/'), text(pageDataAddress('/'))])).toEqual([
      '<p>/ 2026</p>',
      '<p>/ 2026</p>',
      '2026',
    ]);
    expect(site.file('/')).not.toBeInstanceOf(Promise);
    expect(rendered).toEqual(['/ 2026']);
  });

  it('are never shown with facts that are no longer true', async () => {
    const { site, rendered, text } = siteOf();
    site.bringUpToDate(inputsOf(2026));
    await text('/');
    site.bringUpToDate(inputsOf(2026));
    expect(await text('/')).toBe('<p>/ 2026</p>');
    site.bringUpToDate(inputsOf(2027));
    expect(await text('/')).toBe('<p>/ 2027</p>');
    expect(rendered).toEqual(['/ 2026', '/ 2027']);
  });

  it('are rendered again when the facts change while somebody waits', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { site, text } = siteOf(async (path, inputs) => {
      if (inputs.year === 2026) await held;
      return { path, html: String(inputs.year), data: '' };
    });
    site.bringUpToDate(inputsOf(2026));
    const waiting = text('/clinic');
    site.bringUpToDate(inputsOf(2027));
    release?.();
    expect(await waiting).toBe('2027');
  });

  it('are all rendered where the whole site is wanted, unless the facts change meanwhile', async () => {
    const { site, rendered } = siteOf();
    site.bringUpToDate(inputsOf(2026));
    const whole = await site.whole(['/', '/clinic']);
    expect([...(whole?.keys() ?? [])].toSorted()).toEqual(
      ['/', '/clinic', ...['/', '/clinic'].map(pageDataAddress)].toSorted(),
    );
    expect(site.bringUpToDate(inputsOf(2027))).toBe(true);
    const late = site.whole(['/', '/clinic']);
    expect([site.bringUpToDate(inputsOf(2028)), site.bringUpToDate(inputsOf(2028))]).toEqual([true, false]);
    expect(await late).toBeUndefined();
    expect(rendered.filter((each) => each.endsWith('2026'))).toEqual(['/ 2026', '/clinic 2026']);
    expect(rendered).not.toContain('/clinic 2027');
  });

  it('are tried again after a rendering that failed', async () => {
    let fails = true;
    const { site, text } = siteOf((path) =>
      fails ? Promise.reject(new Error('no ink')) : Promise.resolve({ path, html: 'well', data: '' }),
    );
    site.bringUpToDate(inputsOf(2026));
    await expect(text('/')).rejects.toThrow('no ink');
    fails = false;
    expect(await text('/')).toBe('well');
  });

  it('know nothing of other addresses', () => {
    const { site } = siteOf();
    site.bringUpToDate(inputsOf(2026));
    expect(site.file('/ghost')).toBeUndefined();
  });
});

/** A site whose home shows the year and whose other page does not; `asked` is what it had to do. */
function siteWithData() {
  const asked: string[] = [];
  const words = { '/': 'home', '/clinic': 'rooms' };
  const dataOf = (path: string, { year }: RenderInputs): string =>
    path === '/' ? `${words['/']} ${year}` : words['/clinic'];
  const site = new PageCache({
    paths: ['/', '/clinic'],
    frames: [],
    render: (path, inputs) => {
      asked.push(`render ${path}`);
      const data = dataOf(path, inputs);
      return Promise.resolve({ path, html: `<p>${data}</p>`, data });
    },
    readData: (path, inputs) => {
      asked.push(`read ${path}`);
      return Promise.resolve(dataOf(path, inputs));
    },
  });
  const text = async (address: string) => (await site.file(address))?.variants.identity.body.toString();
  return { site, asked, words, text };
}

describe('pages whose data can be read without rendering them', () => {
  it('are rendered again only where the change shows', async () => {
    const { site, asked, text } = siteWithData();
    site.bringUpToDate(inputsOf(2026));
    await Promise.all([text('/'), text('/clinic')]);
    site.bringUpToDate(inputsOf(2027));
    expect(await Promise.all([text('/'), text('/clinic')])).toEqual(['<p>home 2027</p>', '<p>rooms</p>']);
    expect(asked).toEqual(['render /', 'render /clinic', 'read /', 'read /clinic', 'render /']);
  });

  it('are compared with what they were last rendered with, also where nobody asked for them in between', async () => {
    const { site, asked, words, text } = siteWithData();
    site.bringUpToDate(inputsOf(2026));
    await text('/clinic');
    site.bringUpToDate({ ...inputsOf(2026), edition: 1 });
    site.bringUpToDate({ ...inputsOf(2026), edition: 2 });
    expect(await text('/clinic')).toBe('<p>rooms</p>');
    words['/clinic'] = 'more rooms';
    site.bringUpToDate({ ...inputsOf(2026), edition: 3 });
    expect(await text('/clinic')).toBe('<p>more rooms</p>');
    expect(asked).toEqual(['render /clinic', 'read /clinic', 'read /clinic', 'render /clinic']);
  });
});

const posts = (...slugs: string[]) => ({
  ...inputsOf(2026),
  posts: slugs.map((slug) => ({
    slug,
    title: slug,
    description: '',
    tags: [],
    treatments: [],
    cover: null,
    minutes: 1,
    publishedAt: '2026-11-20T08:47:00Z',
    updatedAt: '2026-11-20T08:47:00Z',
  })),
});
function blogOf(render?: (path: string) => Promise<RenderedPage>) {
  const rendered: string[] = [];
  const site = new PageCache({
    paths: ['/', '/blog'],
    frames: [],
    render: async (path) => {
      rendered.push(path);
      return render ? render(path) : { path, html: `<p>${path}</p>`, data: path };
    },
    added: {
      has: (path, inputs) => inputs.posts.some(({ slug }) => path === `/blog/${slug}`),
      shown: (path, inputs) => (path === '/blog' ? inputs.posts.map(({ slug }) => slug).join(' ') : ''),
    },
  });
  return { site, rendered };
}

describe('pages of posts', () => {
  it('are kept like others, and only those that show something else are rendered again', async () => {
    const { site, rendered } = blogOf();
    site.bringUpToDate(posts('a'));
    await Promise.all(['/', '/blog', '/blog/a', pageDataAddress('/blog/a')].map(async (address) => site.file(address)));
    expect(rendered).toEqual(['/', '/blog', '/blog/a']);
    site.bringUpToDate(posts('b', 'a'));
    await Promise.all(['/', '/blog', '/blog/a', '/blog/b'].map(async (address) => site.file(address)));
    expect(rendered).toEqual(['/', '/blog', '/blog/a', '/blog', '/blog/b']);
    site.bringUpToDate(posts('b'));
    expect(site.file('/blog/a')).toBeUndefined();
    expect(site.file(pageDataAddress('/blog/a'))).toBeUndefined();
  });

  it('are left to the application when the page is gone: a post before the facts say so, or one of those there at the start', async () => {
    const { site } = blogOf((path) => Promise.reject(new PageGone(path)));
    site.bringUpToDate(posts('a'));
    expect(await site.file('/blog/a')).toBeUndefined();
    expect(await site.file('/')).toBeUndefined();
  });

  it('are few, however many posts there are', async () => {
    const { site, rendered } = blogOf();
    const slugs = Array.from({ length: 410 }, (_, index) => `p${index}`);
    site.bringUpToDate(posts(...slugs));
    for (const slug of slugs) await site.file(`/blog/${slug}`);
    await Promise.all(['/blog/p0', '/blog/p409'].map(async (path) => site.file(path)));
    expect(rendered.filter((path) => path === '/blog/p0')).toHaveLength(2);
    expect(rendered.filter((path) => path === '/blog/p409')).toHaveLength(1);
  });
});
