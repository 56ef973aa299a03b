// Kill the server without warning while patient forms and their photos are being sent; then look at every form, photo and file.
import { killWhileSending } from '../e2e/harness/killed-forms.ts';
import { report } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 50);

const { acknowledged, lost, torn, sent, drafts, photos, orphans } = await killWhileSending(ROUNDS, 40);
report([
  { what: 'kills while forms are sent', measured: String(ROUNDS), target: String(ROUNDS), isMet: true },
  { what: 'forms acknowledged', measured: String(acknowledged), target: 'some', isMet: acknowledged > 0 },
  { what: 'of these not there as a whole', measured: String(lost), target: '0', isMet: lost === 0 },
  { what: 'neither a whole form nor a whole draft', measured: String(torn), target: '0', isMet: torn === 0 },
  { what: 'photos, each with its two files', measured: String(photos), target: 'some', isMet: photos > 0 },
  { what: 'files left that are no photo’s', measured: String(orphans), target: '0', isMet: orphans === 0 },
  { what: 'sent, and still drafts', measured: `${sent}, ${drafts}`, target: 'both', isMet: sent > 0 && drafts > 0 },
]);
