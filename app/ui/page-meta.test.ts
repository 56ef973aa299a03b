import { describe, expect, it } from 'vitest';
import { documentTitle } from '#app/lib/document-title.ts';
import { pageMeta } from './page-meta.ts';

const page = {
  title: 'Botox',
  description: 'What it does.',
  path: '/botox',
  site: { origin: 'https://clinic.example', name: 'The clinic', shortName: 'Clinic' },
};

describe('the title of a page', () => {
  const names = { name: 'Jamun Skin & Hair Clinic', shortName: 'Jamun' };

  it('has the clinic’s name behind it, in short where a list of results would cut it', () => {
    expect(documentTitle('Botox in Nagpur', names)).toBe('Botox in Nagpur | Jamun Skin & Hair Clinic');
    expect(documentTitle('Hair transplant doctor in Nagpur: what to ask', names)).toBe(
      'Hair transplant doctor in Nagpur: what to ask | Jamun',
    );
    expect(documentTitle('Jamun Skin & Hair Clinic, Nagpur', names)).toBe('Jamun Skin & Hair Clinic, Nagpur');
  });
});

describe('the head of a page', () => {
  it('names one canonical address and no other language while there is one', () => {
    const links = pageMeta(page).filter((tag) => 'tagName' in tag);
    expect(links).toEqual([{ tagName: 'link', rel: 'canonical', href: 'https://clinic.example/botox' }]);
  });

  it('says in words what the shared picture shows', () => {
    const tags = pageMeta({ ...page, picture: 'botox' });
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://clinic.example/og/botox.png' });
    const alt = tags.find((tag) => 'property' in tag && tag.property === 'og:image:alt');
    expect(alt).toHaveProperty('content', expect.stringMatching(/\w+ \w+/));
  });

  it('asks for a large picture where pages are shared as cards', () => {
    expect(pageMeta(page)).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  it('of a page that is not to be listed names no canonical address', () => {
    const tags = pageMeta({ ...page, isIndexed: false });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags.filter((tag) => 'tagName' in tag)).toEqual([]);
  });
});
