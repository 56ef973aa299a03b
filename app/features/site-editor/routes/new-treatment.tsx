import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { formText } from '#app/lib/form-text.ts';
import { ownValue } from '#app/lib/own-key.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { categoryOfTreatment } from '../domain/copied-treatment.ts';
import { documentId, fileOfId, mayEditDocument } from '../domain/site-document.ts';
import { copyTreatment } from '../server/own-pages.ts';
import { siteMessages } from '../ui/messages.ts';
import styles from '../ui/site-list.module.css';
import { siteOf } from './document-of.ts';
import type { Route } from './+types/new-treatment.ts';

/** With the department and the name of the clinic a title of 65 characters has no room for more. */
const LONGEST_NAME = 60;

type Refusal = keyof typeof siteMessages.en.newTreatment.refusals;

export function loader({ context }: Route.LoaderArgs) {
  if (!mayEditDocument(actorOf(context), 'treatment')) throw data(null, { status: 404 });
  const { categories, treatments } = catalogue();
  const names = new Map(categories.map(({ path, displayName }) => [path, displayName]));
  return {
    treatments: [...treatments.values()]
      .map(({ category, slug, cardTitle }) => ({
        value: documentId(`treatments/${category}/${slug}.md`),
        label: `${cardTitle} (${names.get(category)})`,
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    categories: categories.map(({ path, displayName }) => ({ value: path, label: displayName })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const by = actorOf(context);
  if (!mayEditDocument(by, 'treatment')) throw data(null, { status: 404 });
  const form = await request.formData();
  const typed = {
    from: formText(form, 'from').slice(0, 200),
    name: formText(form, 'name').trim().slice(0, 200),
    category: formText(form, 'category').slice(0, 40),
  };
  const refused = (refusal: Refusal) => data({ refusal, typed }, { status: 422 });
  const from = fileOfId(typed.from);
  const category = typed.category || categoryOfTreatment(from ?? '');
  const isThere = catalogue().categories.some(({ path }) => path === category);
  if (from === undefined || category === undefined || !isThere) return refused('no-first');
  if (typed.name === '') return refused('no-name');
  if (typed.name.length > LONGEST_NAME) return refused('too-long');
  const made = await copyTreatment(siteOf(context), { from, category, name: typed.name }, by);
  if (made.ok) return redirect(`/admin-dashboard/site/${documentId(made.value.file)}?said=copied#top`, 303);
  switch (made.reason) {
    case 'no-letters':
    case 'address-taken':
      return refused(made.reason);
    default:
      return refused('no-first');
  }
}

const FIELD_OF: Readonly<Partial<Record<Refusal, 'from'>>> = { 'no-first': 'from' };

/** Where a treatment that was not shipped begins: as a copy of the one that is most like it. */
export default function NewTreatment({ loaderData, actionData }: Route.ComponentProps) {
  const all = useMessages(siteMessages);
  const texts = all.newTreatment;
  const { refusal, typed } = actionData ?? {};
  const error = refusal && texts.refusals[refusal];
  const field = refusal && (ownValue(FIELD_OF, refusal) ?? 'name');
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        <DeskButton href="/admin-dashboard/site">{all.toList}</DeskButton>
      </DeskHead>
      {error !== undefined && <FlashMessage kind="warning">{error}</FlashMessage>}
      <Pane titleHidden title={texts.title}>
        <PaneBody>
          <p className={styles.intro}>{texts.intro}</p>
          <Form method="post">
            <DeskFields>
              <Select
                name="from"
                label={texts.from}
                prompt={texts.choose}
                options={loaderData.treatments}
                defaultValue={typed?.from}
                error={field === 'from' ? error : undefined}
              />
              <TextField
                name="name"
                label={texts.name}
                hint={texts.nameHint}
                defaultValue={typed?.name}
                maxLength={200}
                autoComplete="off"
                error={field === 'name' ? error : undefined}
              />
              <Select
                name="category"
                label={texts.category}
                prompt={texts.sameCategory}
                options={loaderData.categories}
                defaultValue={typed?.category}
              />
            </DeskFields>
            <DeskActions>
              <DeskButton look="main">{texts.make}</DeskButton>
            </DeskActions>
          </Form>
        </PaneBody>
      </Pane>
    </>
  );
}
