// Reads every file of content/ the way the site does and prints what is wrong, for editors. Errors and warnings nobody
// accepted end it with 1; texts due for review and fields of translations that are behind are only named. With --errors-only, as
// the build calls it, errors alone count.
// Usage: node scripts/check-content.ts [--errors-only] [--today=2027-12-01]
import { parseArgs } from 'node:util';
import {
  contentProblems,
  dueForReview,
  staleFieldsOfTranslations,
  unacceptedWarnings,
} from '../app/main/content-check.ts';
import { sayWarning } from '../app/features/content-compliance/domain/content-warnings.ts';
import { landingPages } from '../app/features/landing-pages/server/landing.ts';
import { catalogue } from '../app/features/treatments/server/catalogue.ts';
import { parseIsoDate, wallClockOf } from '../app/lib/time.ts';
import { clinic } from '../app/platform/content/clinic.ts';
import { ContentError } from '../app/platform/content/content-error.ts';

const { values: asked } = parseArgs({
  options: { 'errors-only': { type: 'boolean', default: false }, today: { type: 'string' } },
});

function check(): boolean {
  const problems = contentProblems();
  if (problems.length > 0) {
    console.error(new ContentError(problems).message);
    return false;
  }
  if (asked['errors-only']) return true;
  const { name, unconfirmed, timeZone } = clinic();
  const { categories, treatments } = catalogue();
  console.log(`${name}: ${categories.length} categories and ${treatments.size} treatments are in order.`);
  console.log(`${landingPages().size} landing pages are in order.`);
  const today = asked.today === undefined ? wallClockOf(Date.now(), timeZone).date : parseIsoDate(asked.today);
  if (today === undefined) {
    console.error('--today must be a date such as 2027-12-01');
    return false;
  }
  for (const due of dueForReview(today)) console.log(`Due for review: ${sayWarning(due)}`);
  for (const stale of staleFieldsOfTranslations()) console.log(`Translation behind: ${stale}`);
  const warnings = unacceptedWarnings();
  for (const warning of warnings) console.error(sayWarning(warning));
  if (warnings.length > 0) {
    console.error('Mend these, or list them with a reason in content/accepted-warnings.yml.');
    return false;
  }
  if (unconfirmed.length > 0) {
    console.log(
      `Before going live, ${unconfirmed.length} facts have to be confirmed (content/clinic.yml, "unconfirmed"):`,
    );
    for (const { fact, where } of unconfirmed) console.log(`- ${fact} (${where})`);
  }
  return true;
}

process.exitCode = check() ? 0 : 1;
