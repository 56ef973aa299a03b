import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { Command } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import { changeSettings } from '#app/features/scheduling/server/change-settings.ts';
import { readSettings } from '#app/features/scheduling/server/read-settings.ts';

const input = z.object({
  /** The new settings as YAML; null shows those in force. */
  text: z.string().max(500_000).nullable(),
});

const plan = z.looseObject({ version: z.int() });

/** `npm run settings [-- FILE]`: shows the booking settings, or takes a changed copy of what it showed. */
export const settingsCommand: Command<z.infer<typeof input>> = {
  name: 'settings',
  input,
  async run({ database: { db }, clock }, { text }, say) {
    if (text === null) {
      const settings = await readSettings(db, clock.now().epochMilliseconds);
      if (!settings) throw new CommandError('There are no settings yet: start the clinic once.');
      const practitioners = settings.practitioners.map(({ leave: _leave, ...person }) => person);
      say(stringify({ ...settings, practitioners }).trimEnd());
      return;
    }
    const changed = plan.safeParse(parse(text));
    if (!changed.success) throw new CommandError('Start from what "npm run settings" shows: "version" is missing.');
    const { version, ...settings } = changed.data;
    const outcome = await changeSettings({ db, clock }, settings, version);
    if (outcome.ok) {
      say(`Saved as version ${outcome.value}. Pages and free times follow within two seconds.`);
      return;
    }
    if (outcome.reason === 'changed-meanwhile') {
      throw new CommandError('Somebody changed the settings meanwhile. Take a fresh copy and change that.');
    }
    const lines = (outcome.problems ?? []).map(({ path, message }) => `${path} ${message}`);
    throw new CommandError(['Nothing was saved:', ...lines].join('\n'));
  },
};
