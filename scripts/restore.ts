import { parseArgs } from 'node:util';
import { restoreFromFile } from '#app/platform/backup/restore-command.ts';
import { asScript } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import { readSettings } from '#app/platform/settings.ts';

// npm run restore -- FILE [--key KEYFILE | --without-key]
await asScript(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, 'without-key': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new CommandError('Which file? npm run restore -- FILE --key KEYFILE');
  await restoreFromFile(
    readSettings(process.env),
    { file, keyFile: values.key, withoutKey: values['without-key'] },
    console.log,
  );
});
