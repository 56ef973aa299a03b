import { describe, expect, test } from 'vitest';
import { CommandError } from '#app/platform/control.ts';
import { takeTogether } from './take-together.ts';

/** Takes a text once all that it names are there. */
function takesWhatIsWhole() {
  const there: string[] = [];
  const take = ([name, ...names]: readonly [string, ...string[]]): Promise<void> => {
    const missing = names.find((each) => !there.includes(each));
    if (missing !== undefined) return Promise.reject(new CommandError(`${name} names ${missing}.`));
    there.push(name);
    return Promise.resolve();
  };
  return { there, take };
}

describe('texts that are taken in together', () => {
  test('may name one another, in whatever order they come', async () => {
    const { there, take } = takesWhatIsWhole();
    expect(await takeTogether([['hair', 'gfc-plus'], ['gfc-plus', 'gfc'], ['gfc']], take)).toEqual([]);
    expect(there).toEqual(['gfc', 'gfc-plus', 'hair']);
  });

  test('are refused, each with its reason, where what they name does not come', async () => {
    const { there, take } = takesWhatIsWhole();
    expect(await takeTogether([['hair', 'nothing'], ['skin', 'acne'], ['acne']], take)).toEqual([
      'hair names nothing.',
    ]);
    expect(there).toEqual(['acne', 'skin']);
  });

  test('are none', async () => {
    expect(await takeTogether([], () => Promise.reject(new Error('nobody asks')))).toEqual([]);
  });

  test('end at once with what is no refusal', async () => {
    await expect(takeTogether(['one'], () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('disk');
  });
});
