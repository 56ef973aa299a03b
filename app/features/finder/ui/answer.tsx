import { classNames } from '#app/ui/class-names.ts';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Answers } from './answers.tsx';
import { askedWords } from './asked-words.ts';
import type { FinderAnswer } from '../domain/finder-answer.ts';
import { finderMessages } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { Results } from './results.tsx';
import { Starts } from './starts.tsx';
import styles from './answer.module.css';

interface Props extends FinderAnswer {
  readonly phone: Telephone;
}

/**
 * Beside the form: words to start from, the answers and treatments found, or what to do when there are none. Its first heading stays
 * in place while the answer changes, so that each new answer is announced.
 */
export function Answer({ phone, ...data }: Props) {
  const texts = useMessages(finderMessages);
  return (
    <div>
      {data.missed && (
        <div className={styles.missed}>
          <Notice kind="warning" title={texts.missed} live>
            <p>{texts.missedText}</p>
          </Notice>
        </div>
      )}
      <h2 id="results" className={classNames(styles.heading, data.isAsked && styles.asked)} aria-live="polite">
        {useHeading(data)}
      </h2>
      {data.isAsked ? (
        <Found {...data} phone={phone} />
      ) : (
        <>
          <Starts field="concern" starts={data.startConcerns} />
          <h2 className={styles.heading}>{texts.startFromArea}</h2>
          <Starts field="area" starts={data.startAreas} />
          <h2 className={styles.heading}>{texts.startFromTime}</h2>
          <Starts
            field="downtime"
            starts={data.startTimes.map(({ time, count }) => ({ word: time, label: texts.spareTimes[time], count }))}
          />
        </>
      )}
    </div>
  );
}

function counts({ answers, fitting, unsure }: FinderAnswer) {
  const posts = fitting.filter(({ kind }) => kind === 'post').length;
  return { answers: answers.length, treatments: fitting.length + unsure.length - posts, posts };
}

function useHeading(data: FinderAnswer): string {
  const texts = useMessages(finderMessages);
  const { asked, isAsked, isNearest, meant, categories } = data;
  if (!isAsked) return texts.startFromConcern;
  const { about, limits } = askedWords(asked, categories, texts);
  const found = counts(data);
  if (found.answers + found.treatments + found.posts === 0) return texts.nothing(about, limits);
  if (meant !== '') return texts.meant(meant);
  return isNearest ? texts.nearest(about) : texts.found(found, about, limits);
}

function Found({ phone, ...data }: Props) {
  const texts = useMessages(finderMessages);
  const { answers, fitting, unsure, isNearest, meant, wider, categories } = data;
  if (answers.length + fitting.length + unsure.length === 0)
    return <NothingFound wider={wider} categories={categories} />;
  return (
    <>
      {meant !== '' && <p className={styles.text}>{texts.meantText(counts(data))}</p>}
      <Answers answers={answers} phone={phone} />
      {isNearest && <p className={styles.text}>{texts.nearestText}</p>}
      {fitting.length > 0 && <Results results={fitting} />}
      {unsure.length > 0 && (
        <section className={styles.unsure} aria-labelledby="unsure">
          <h2 id="unsure" className={styles.heading}>
            {texts.unsure}
          </h2>
          <p className={styles.text}>{texts.unsureText}</p>
          <Results results={unsure} inFull />
        </section>
      )}
    </>
  );
}
