import type { Example } from './example.ts';
import { examples as button } from './button/button.examples.tsx';
import { examples as arrowLink } from './arrow-link/arrow-link.examples.tsx';
import { examples as icon } from './icon/icon.examples.tsx';
import { examples as breadcrumb } from './breadcrumb/breadcrumb.examples.tsx';
import { examples as heroBanner } from './hero-banner/hero-banner.examples.tsx';
import { examples as caption } from './caption/caption.examples.tsx';
import { examples as section } from './section/section.examples.tsx';
import { examples as card } from './card/card.examples.tsx';
import { examples as factList } from './fact-list/fact-list.examples.tsx';
import { examples as steps } from './steps/steps.examples.tsx';
import { examples as accordion } from './accordion/accordion.examples.tsx';
import { examples as disclosure } from './disclosure/disclosure.examples.tsx';
import { examples as table } from './table/table.examples.tsx';
import { examples as notice } from './notice/notice.examples.tsx';
import { examples as panel } from './panel/panel.examples.tsx';
import { examples as layout } from './layout/layout.examples.tsx';
import { examples as linkList } from './link-list/link-list.examples.tsx';
import { examples as contents } from './contents/contents.examples.tsx';
import { examples as pagination } from './pagination/pagination.examples.tsx';
import { examples as statusWord } from './status-word/status-word.examples.tsx';
import { examples as prose } from './prose/prose.examples.tsx';
import { examples as field } from './field/field.examples.tsx';
import { examples as pictureChoice } from './picture-choice/picture-choice.examples.tsx';
import { examples as regionMap } from './region-map/region-map.examples.tsx';
import { examples as copyLink } from './copy-link/copy-link.examples.tsx';
import { examples as errorSummary } from './error-summary/error-summary.examples.tsx';
import { examples as stepTrail } from './step-trail/step-trail.examples.tsx';
import { examples as times } from './times/times.examples.tsx';
import { examples as offer } from './offer/offer.examples.tsx';
import { examples as ticket } from './ticket/ticket.examples.tsx';
import { examples as closingBand } from './closing-band/closing-band.examples.tsx';
import { examples as emergencyCalls } from './emergency-calls/emergency-calls.examples.tsx';
import { examples as dialog } from './dialog/dialog.examples.tsx';
import { examples as sources } from './sources/sources.examples.tsx';
import { examples as skipLink } from './skip-link/skip-link.examples.tsx';
import { examples as picture } from './picture/picture.examples.tsx';
import { examples as plate } from './plate/plate.examples.tsx';
import { examples as link } from './link/link.examples.tsx';
import { examples as calls } from './calls/calls.examples.tsx';
import { examples as phoneText } from './phone-text/phone-text.examples.tsx';
import { examples as pageBody } from './page-body/page-body.examples.tsx';
import { examples as related } from './related/related.examples.tsx';
import { examples as video } from './video/video.examples.tsx';
import { examples as siteSearch } from './site-search/site-search.examples.tsx';
import { examples as sending } from './sending/sending.examples.tsx';
import { examples as away } from './away/away.examples.tsx';
import { examples as desk } from './desk/desk.examples.tsx';

/** A component of the design system with its states, in the order of the page. */
export interface Specimen {
  readonly name: string;
  readonly folder: string;
  readonly examples: readonly Example[];
}

export const specimens: readonly Specimen[] = [
  { name: 'Button', folder: 'button', examples: button },
  { name: 'Arrow link', folder: 'arrow-link', examples: arrowLink },
  { name: 'Icon', folder: 'icon', examples: icon },
  { name: 'Breadcrumb', folder: 'breadcrumb', examples: breadcrumb },
  { name: 'Hero banner', folder: 'hero-banner', examples: heroBanner },
  { name: 'Caption and kicker', folder: 'caption', examples: caption },
  { name: 'Section', folder: 'section', examples: section },
  { name: 'Card', folder: 'card', examples: card },
  { name: 'Facts', folder: 'fact-list', examples: factList },
  { name: 'Steps', folder: 'steps', examples: steps },
  { name: 'Accordion', folder: 'accordion', examples: accordion },
  { name: 'Disclosure', folder: 'disclosure', examples: disclosure },
  { name: 'Table', folder: 'table', examples: table },
  { name: 'Notice', folder: 'notice', examples: notice },
  { name: 'Panel and margin note', folder: 'panel', examples: panel },
  { name: 'Link list', folder: 'link-list', examples: linkList },
  { name: 'Contents', folder: 'contents', examples: contents },
  { name: 'Pagination', folder: 'pagination', examples: pagination },
  { name: 'Status word', folder: 'status-word', examples: statusWord },
  { name: 'Prose and line list', folder: 'prose', examples: prose },
  { name: 'Fields', folder: 'field', examples: field },
  { name: 'Choice of drawings', folder: 'picture-choice', examples: pictureChoice },
  { name: 'Map of the body', folder: 'region-map', examples: regionMap },
  { name: 'Copy link', folder: 'copy-link', examples: copyLink },
  { name: 'Error summary', folder: 'error-summary', examples: errorSummary },
  { name: 'Step trail', folder: 'step-trail', examples: stepTrail },
  { name: 'Times', folder: 'times', examples: times },
  { name: 'Offer', folder: 'offer', examples: offer },
  { name: 'Ticket and slip', folder: 'ticket', examples: ticket },
  { name: 'Closing band', folder: 'closing-band', examples: closingBand },
  { name: 'Emergency calls', folder: 'emergency-calls', examples: emergencyCalls },
  { name: 'Dialog', folder: 'dialog', examples: dialog },
  { name: 'Layout and special screens', folder: 'layout', examples: layout },
  { name: 'Sources', folder: 'sources', examples: sources },
  { name: 'Skip link', folder: 'skip-link', examples: skipLink },
  { name: 'Plate', folder: 'plate', examples: plate },
  { name: 'Picture', folder: 'picture', examples: picture },
  { name: 'Link', folder: 'link', examples: link },
  { name: 'Numbers to call', folder: 'calls', examples: calls },
  { name: 'Sentence with a number', folder: 'phone-text', examples: phoneText },
  { name: 'Body of a page', folder: 'page-body', examples: pageBody },
  { name: 'Related', folder: 'related', examples: related },
  { name: 'Video', folder: 'video', examples: video },
  { name: 'Search', folder: 'site-search', examples: siteSearch },
  { name: 'End of a form', folder: 'sending', examples: sending },
  { name: 'While the database is away', folder: 'away', examples: away },
  { name: 'Desk', folder: 'desk', examples: desk },
];
