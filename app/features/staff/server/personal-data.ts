import type { PersonalData } from '#app/platform/personal-data.ts';
import { forgetAnswers, forgetOldAnswers } from './answer-once.ts';
import { forgetDraftsAbout, forgetDraftsAboutNobody, forgetDraftsNaming, forgetOldDeskDrafts } from './desk-drafts.ts';

/** What was typed at the desk about somebody and not sent, and what the desk was answered. */
export const deskWordsData: PersonalData = {
  tables: {
    desk_drafts: 'goes where it is about them, or about nobody yet and names one of their contacts',
    desk_requests: 'every kept answer goes',
  },
  async erase(tx, { ids, named }) {
    await forgetDraftsAbout(tx, Object.values(ids).flat());
    await forgetAnswers(tx);
    // Without their contacts, words about nobody yet cannot be searched for them.
    if (!named) await forgetDraftsAboutNobody(tx);
    else {
      const own = named.person.contacts.filter(({ whose }) => whose === null).map(({ value }) => value);
      await forgetDraftsNaming({ db: tx, keyRing: named.keyRing }, own);
    }
    return {};
  },
  purge: { deskDrafts: forgetOldDeskDrafts, deskAnswers: forgetOldAnswers },
};
