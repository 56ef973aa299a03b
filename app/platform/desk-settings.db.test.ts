import { beforeEach, describe, expect, test } from 'vitest';
import { forEachDatabase, type TestDatabase } from './database/testing.ts';
import { readDeskSettings, saveDeskSettings } from './desk-settings.ts';

forEachDatabase((_name, open) => {
  describe('the decisions of the clinic', () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await open();
      return () => database.close();
    });
    const save = (order: ('sms' | 'email' | 'whatsapp')[], version: number) =>
      database.db.transaction((tx) => saveDeskSettings(tx, 'channels', { order }, version, 0));

    test('are the usual ones until somebody decides', async () => {
      const { version, settings } = await readDeskSettings(database.db, 'retention');
      expect([version, settings.enquiryDays, settings.recordYears]).toEqual([0, 365, 3]);
    });

    test('of two made from the same version only one is taken, the first one too', async () => {
      const first = await Promise.all([save(['sms'], 0), save(['email'], 0)]);
      expect(first.map(({ ok }) => ok).filter(Boolean)).toHaveLength(1);
      const second = await Promise.all([save(['sms', 'email'], 1), save(['email', 'sms'], 1)]);
      expect(second.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'changed-meanwhile' }]);
      expect((await readDeskSettings(database.db, 'channels')).version).toBe(2);
    });

    test('cannot keep an enquiry longer than the notice beside the form promises', async () => {
      const { settings } = await readDeskSettings(database.db, 'retention');
      await expect(
        database.db.transaction((tx) => saveDeskSettings(tx, 'retention', { ...settings, enquiryDays: 366 }, 0, 0)),
      ).rejects.toThrow('365');
    });
  });
});
