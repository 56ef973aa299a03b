import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { askedWords } from './asked-words.ts';
import type { FinderAnswer } from '../domain/finder-answer.ts';
import { finderMessages } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { Results } from './results.tsx';
import { Starts } from './starts.tsx';
import styles from './answer.module.css';

/**
 * Beside the form: words to start from, the treatments found, or what to do when there are none. Its first heading stays
 * in place while the answer changes, so that each new answer is announced.
 */
export function Answer(data: FinderAnswer) {
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
      <h2 id="results" className={styles.heading} aria-live="polite">
        {useHeading(data)}
      </h2>
      {data.isAsked ? (
        <Found {...data} />
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

function useHeading({ asked, isAsked, fitting, unsure, isNearest, categories }: FinderAnswer): string {
  const texts = useMessages(finderMessages);
  if (!isAsked) return texts.startFromConcern;
  const { about, limits } = askedWords(asked, categories, texts);
  const count = fitting.length + unsure.length;
  if (count === 0) return texts.nothing(about, limits);
  return isNearest ? texts.nearest(about) : texts.found(count, about, limits);
}

function Found({ fitting, unsure, isNearest, wider, categories }: FinderAnswer) {
  const texts = useMessages(finderMessages);
  if (fitting.length + unsure.length === 0) return <NothingFound wider={wider} categories={categories} />;
  return (
    <>
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
