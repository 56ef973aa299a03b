import { parseArgs } from 'node:util';
import { restoreFromFile } from '#app/platform/backup/restore-command.ts';
import { clockStartingAt, systemClock } from '#app/platform/clock.ts';
import { asScript } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import { readSettings } from '#app/platform/settings.ts';
import { repeatEntry } from '#app/main/repeat-journal.ts';

// npm run restore -- FILE [--key KEYFILE | --without-key] [--journal FILE]
await asScript(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      'without-key': { type: 'boolean', default: false },
      journal: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new CommandError('Which file? npm run restore -- FILE --key KEYFILE --journal FILE');
  const settings = readSettings(process.env);
  await restoreFromFile(
    settings,
    { file, keyFile: values.key, withoutKey: values['without-key'], journalFile: values.journal },
    { clock: settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock, repeat: repeatEntry },
    console.log,
  );
});
