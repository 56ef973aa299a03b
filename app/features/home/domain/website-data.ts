import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import { clinicId, VOCABULARY } from '#app/lib/linked-data.ts';

/**
 * The site as schema.org `WebSite`; its search is the treatment finder. `origin` is scheme and host
 * without a slash at the end. Source: schema.org/WebSite, schema.org/SearchAction.
 */
export function websiteData(origin: string, name: string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/specific-service?q={words}` },
    'query-input': 'required name=words',
  };
  return {
    '@context': VOCABULARY,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': clinicId(origin) },
    potentialAction: search,
  };
}
