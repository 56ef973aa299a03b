import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { blogMessages } from './messages.ts';
import styles from './empty-blog.module.css';

interface Props {
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly html: string }[];
  readonly departments: readonly { readonly title: string; readonly href: string; readonly note: string }[];
}

/** The list while there is no post: what there is to read instead. */
export function EmptyBlog({ sections, departments }: Props) {
  const texts = useMessages(blogMessages);
  const [first, ...others] = sections;
  if (!first) return null;
  return (
    <Section
      id={first.id}
      title={first.heading}
      aside={
        <div className={styles.words}>
          <Prose html={first.html} />
          {others.map(({ id, heading, html }) => (
            <section key={id}>
              <h3>{heading}</h3>
              <Prose html={html} />
            </section>
          ))}
        </div>
      }
    >
      <LinkList
        title={texts.departments}
        links={departments.map(({ title, href, note }) => ({ label: title, href, note }))}
      />
    </Section>
  );
}
