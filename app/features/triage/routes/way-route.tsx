import { data } from 'react-router';
import { summariseHours } from '#app/features/clinic-pages/domain/opening-hours.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { addressOf, isQuestion, questions, readWay, ways } from '../domain/way.ts';
import { topicAt } from '../server/topics.ts';
import { triageMessages } from '../ui/messages.ts';
import { OutcomeScreen } from '../ui/outcome.tsx';
import { QuestionScreen } from '../ui/question.tsx';
import type { TriageView } from '../ui/triage-view.ts';
import type { Route } from './+types/way-route.ts';

export function loader({ params, context }: Route.LoaderArgs): TriageView {
  const at = readWay(params['*'] ?? '');
  const topic = at && topicAt(at.topic, triageMessages.en.titleAfter);
  if (!at || !topic) throw data(null, { status: 404 });
  const shared = {
    topic: topic.title,
    topicPath: addressOf(topic.slug),
  };
  const { place } = at;
  if (isQuestion(place)) {
    const index = questions.indexOf(place);
    const before = questions[index - 1];
    return {
      ...shared,
      kind: 'question',
      question: place,
      number: index + 1,
      signs: topic[place],
      yes: addressOf(topic.slug, ways[place].yes),
      no: addressOf(topic.slug, ways[place].no),
      back: before === undefined ? '/is-it-serious' : addressOf(topic.slug, before),
    };
  }
  const facts = required(context.get(renderInputsContext), 'facts');
  return {
    ...shared,
    kind: 'outcome',
    outcome: place,
    booking: `/book-appointment?type=${topic.visit}`,
    hours: summariseHours(facts.openingHours).map(({ days, times }) => ({ days, times })),
    wait: topic.wait,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const texts = triageMessages.en;
  const { title } =
    loaderData.kind === 'question' ? texts.questions[loaderData.question] : texts.outcomes[loaderData.outcome];
  return pageMeta({
    title: texts.pageTitle(title, loaderData.topic),
    description: texts.pageDescription(title, loaderData.topic),
    path: location.pathname,
    site,
    isIndexed: false,
  });
};

export default function Screen({ loaderData: view, matches }: Route.ComponentProps) {
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  return view.kind === 'question' ? <QuestionScreen view={view} /> : <OutcomeScreen view={view} phone={phone} />;
}
