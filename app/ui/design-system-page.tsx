import { classNames } from './class-names.ts';
import { Contents } from './contents/contents.tsx';
import styles from './design-system-page.module.css';
import { defineMessages } from '#app/lib/messages.ts';
import { useMessages } from './locale.tsx';
import { specimens } from './specimens.ts';

const pageMessages = defineMessages({
  title: 'Design system',
  lede: 'Every part the screens are made of, in every state. What stands here is also what the tests look at.',
  colours: 'Colours',
  type: 'Type',
  typeSample: 'Skin, to scale and in plain words',
});

const colours = [
  'ink',
  'ink-2',
  'plum',
  'plum-light',
  'lilac',
  'plum-wash',
  'paper',
  'white',
  'sand',
  'rule',
  'control',
  'turmeric',
  'turmeric-wash',
  'leaf',
  'leaf-wash',
  'brick',
  'brick-wash',
  'tone-1',
  'tone-2',
  'tone-3',
  'tone-4',
  'tone-5',
] as const;

const sizes = ['h1', 'h2', 'h3', 'h4', 'lede', 'body', 'small'] as const;

/** All components with their examples, for whoever builds a screen. */
export function DesignSystemPage() {
  const messages = useMessages(pageMessages);
  return (
    <main id="main" className={styles.page}>
      <header className={classNames('wrap', styles.head)}>
        <h1>{messages.title}</h1>
        <p>{messages.lede}</p>
        <Contents entries={specimens.map(({ folder, name }) => ({ id: `ds-${folder}`, title: name }))} />
      </header>

      <section className={classNames('wrap', styles.specimen)} aria-labelledby="ds-colours">
        <h2 id="ds-colours">{messages.colours}</h2>
        <ul className={styles.swatches}>
          {colours.map((colour) => (
            <li key={colour}>
              <svg viewBox="0 0 80 40" aria-hidden="true">
                <rect width="80" height="40" fill={`var(--${colour})`} />
              </svg>
              {colour}
            </li>
          ))}
        </ul>
      </section>

      <section className={classNames('wrap', styles.specimen)} aria-labelledby="ds-type">
        <h2 id="ds-type">{messages.type}</h2>
        {sizes.map((size) => (
          <p key={size} className={styles[size]}>
            <small>{size}</small> {messages.typeSample}
          </p>
        ))}
      </section>

      {specimens.map(({ name, folder, examples }) => (
        <section key={folder} className={styles.specimen} aria-labelledby={`ds-${folder}`}>
          <h2 id={`ds-${folder}`} className="wrap">
            {name}
          </h2>
          {examples.map((example) => (
            <div key={example.title} className={styles.example}>
              <p className={classNames('wrap', styles.title)}>{example.title}</p>
              <div className={classNames(!example.wide && 'wrap')}>{example.node}</div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
