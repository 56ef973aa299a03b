import { formatMoment, formatMomentDate } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import {
  isUnknown,
  chosenIn,
  photosIn,
  textIn,
  type Answer,
  type Answers,
} from '#app/features/patient-forms/domain/answer.ts';
import { answerLines, type AnswerTexts } from '#app/features/patient-forms/domain/answer-words.ts';
import { wholeYears } from '#app/features/patient-forms/domain/calendar.ts';
import type { Change } from '../domain/changes-since.ts';
import { askedSections } from '#app/features/patient-forms/domain/conditions.ts';
import type { Section } from '#app/features/patient-forms/domain/form-definition.ts';
import { isUsual } from '#app/features/patient-forms/domain/scores/scores.ts';
import type { Question } from '#app/features/patient-forms/domain/question.ts';
import { inReadingOrder } from '../domain/submission-order.ts';
import type { OpenedForm } from '#app/features/patient-forms/server/patient-forms.ts';
import type { LikelyPatient } from '../server/submission-attach.ts';
import type { ReadSubmission } from '../server/read-submission.ts';
import { answerMessages } from '#app/features/patient-forms/ui/answer-messages.ts';
import type { AnswerView, LikelyView, PhotosOfView, ReadView } from '../ui/submission-types.ts';

const texts: AnswerTexts = answerMessages.en;

function saysNothing(question: Question, answer: Answer): boolean {
  if (isUnknown(answer)) return false;
  if (question.kind === 'yes-no') return answer === 'no';
  if (question.kind !== 'choices') return false;
  const alone = question.options.filter((option) => option.alone && option.id === 'none').map(({ id }) => id);
  return chosenIn(answer).every((id) => alone.includes(id));
}

function answerView(question: Question, answer: Answer): AnswerView {
  const picture =
    question.kind === 'picture-choice' ? question.options.find(({ id }) => id === answer)?.picture : undefined;
  return {
    id: question.id,
    text: question.text,
    lines: answerLines(question, answer, texts),
    isQuiet: saysNothing(question, answer),
    ...(picture !== undefined && { picture }),
  };
}

function answered(questions: readonly Question[], answers: Answers): AnswerView[] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined || question.kind === 'photos' ? [] : [answerView(question, answer)];
  });
}

function toldLines(told: Change['now']): readonly string[] {
  return told ? answerLines(told.question, told.answer, texts) : [];
}

function changeView({ questionId, before, now }: Change, sections: readonly Section[]) {
  const within = sections.find(({ questions }) => questions.some(({ id }) => id === questionId));
  return {
    id: questionId,
    section: within?.name ?? '',
    text: (now ?? before)?.question.text ?? '',
    before: toldLines(before),
    now: toldLines(now),
  };
}

/** The photos of a form and of the patient's earlier ones, by view, the latest first; views only earlier forms have, too. */
function photosByView(forms: readonly OpenedForm[], timeZone: string): PhotosOfView[] {
  const views = new Map<string, { text: string; shots: PhotosOfView['shots'][number][] }>();
  for (const form of forms) {
    const sent = formatMomentDate(form.submittedAt, timeZone);
    for (const { questions } of askedSections(form.definition, form.answers, form.sentOn)) {
      for (const question of questions) {
        if (question.kind !== 'photos') continue;
        for (const { view, photo } of photosIn(form.answers[question.id] ?? [])) {
          const key = `${question.id}.${view}`;
          const text = question.views.find(({ id }) => id === view)?.text ?? view;
          const all = views.get(key) ?? { text, shots: [] };
          all.shots.push({ id: photo, formId: form.id, sent });
          views.set(key, all);
        }
      }
    }
  }
  return [...views].map(([key, { text, shots }]) => ({ key, text, shots }));
}

function aboutText({ opened }: ReadSubmission): string {
  const { definition, answers, sentOn } = opened;
  const born = textIn(answers['date-of-birth'] ?? '');
  const sex = definition.sections.flatMap(({ questions }) => questions).find(({ id }) => id === 'sex');
  const said = sex && answers['sex'] !== undefined ? answerLines(sex, answers['sex'], texts).join(', ') : '';
  return [said, born === '' ? '' : `${wholeYears(born, sentOn)} years`].filter(Boolean).join(', ');
}

/** All of a form in the words of its version, for its doctor. */
export function readView(read: ReadSubmission, timeZone: string): ReadView {
  const { opened, flags, before, earlier, unopened, part, notes } = read;
  const asked = askedSections(opened.definition, { ...opened.answers, ...part.answers }, opened.sentOn);
  const questions = asked.filter(({ section }) => section.filledBy === 'doctor').flatMap((each) => each.questions);
  const sections = inReadingOrder(asked.filter(({ section }) => section.filledBy === 'patient'));
  return {
    about: aboutText(read),
    flags: flags.map(({ id, text, level }) => ({ id, text, isUrgent: level === 'urgent' })),
    before: before && {
      form: before.form.form,
      sent: formatMomentDate(before.form.submittedAt, timeZone),
      changes: before.changes.map((change) =>
        changeView(change, [...opened.definition.sections, ...before.form.definition.sections]),
      ),
    },
    unopened,
    sections: sections
      .map(({ section, questions: inside }) => ({
        slug: section.slug,
        title: section.title,
        answers: answered(inside, opened.answers),
      }))
      .filter(({ answers }) => answers.length > 0),
    photos: photosByView([opened, ...earlier], timeZone),
    part: {
      questions,
      folded: questions
        .filter(
          (each) =>
            each.kind === 'score' && part.answers[each.id] === undefined && !isUsual(each.score, opened.answers),
        )
        .map(({ id }) => id),
      answers: part.answers,
      words: answered(questions, part.answers),
      revision: part.revision,
      history: part.history.map(({ at, by }) => ({ when: formatMoment(at, timeZone), by })),
    },
    notes: notes.map(({ id, at, by, text }) => ({ id, when: formatMoment(at, timeZone), by, text })),
  };
}

export function likelyView(person: LikelyPatient, timeZone: string): Omit<LikelyView, 'mayAttach'> {
  const { id, fullName, sharesPhone, mobileNumber, lastVisitAt, toCome } = person;
  return {
    id,
    fullName,
    sharesPhone,
    phone: mobileNumber === null ? null : formatPhone(mobileNumber),
    lastVisit: lastVisitAt === null ? null : formatMomentDate(lastVisitAt, timeZone),
    visits: toCome.map((visit) => ({ id: visit.id, when: formatMoment(visit.startsAt, timeZone) })),
  };
}
