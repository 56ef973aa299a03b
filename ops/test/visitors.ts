import { get } from 'node:https';
import { toRfc3339 } from '#app/lib/time.ts';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import type { Wish } from '../../bench/booking-client.ts';
import { VISIT_TYPE } from '../../bench/clinic.ts';
import type { Question } from '../../e2e/harness/ask.ts';
import { codeOfApp } from '../../e2e/harness/authenticator.ts';
import {
  formsOf,
  plainVisitor,
  type Document,
  type PlainForm,
  type PlainVisitor,
} from '../../e2e/harness/plain-visitor.ts';
import { emailOf, PASSWORD } from '../../e2e/harness/ways-in.ts';
import { ORIGIN, type ClinicBehindAProxy } from './clinic-behind-a-proxy.ts';
import { SITE } from './proxies.ts';

export const DESK = '/admin-dashboard';

/** Somebody without scripts who comes through the proxy, and what their browser keeps. */
export interface Visitor extends PlainVisitor {
  /** The Cookie header that was sent last. */
  cookie(): string;
}

/** A visitor at this address of the loopback, who says of themself that it is another one. */
export function visitorOf(clinic: Pick<ClinicBehindAProxy, 'ask'>, from: string): Visitor {
  let cookie = '';
  const asking = (_origin: string, target: string, question: Question = {}) => {
    cookie = question.headers?.['cookie'] ?? '';
    return clinic.ask(
      target,
      { ...question, headers: { ...question.headers, 'x-forwarded-for': '203.0.113.7' } },
      from,
    );
  };
  return { ...plainVisitor(ORIGIN, () => {}, '', asking), cookie: () => cookie };
}

/** The form of a document that has this field. Throws with the beginning of its text where there is none. */
export function formWith(field: string, document: Document): PlainForm {
  const form = formsOf(document).find(({ names }) => names.has(field));
  if (!form)
    throw new Error(`${document.address} (${document.status}) has no ${field}: ${document.text.slice(0, 500)}`);
  return form;
}

/** A form that a script has put together. */
export const formOf = (action: string, fields: Readonly<Record<string, string>>, isMultipart: boolean): PlainForm => ({
  method: 'POST',
  action,
  isMultipart,
  hidden: Object.entries(fields),
  names: new Set(),
  html: '',
});

/** The page on which somebody gives their details for this time. */
export function addressOf({ slot }: Wish): string {
  const time = `${toRfc3339(slot.startsAt, 'Asia/Kolkata')}@${slot.practitionerId}`;
  return `/book-appointment?${new URLSearchParams({ type: VISIT_TYPE, time }).toString()}`;
}

export const detailsOf = ({ mobileNumber }: Wish) => ({ fullName: 'Asha Namuna', mobileNumber, consent: 'on' });

/** Signs somebody in with password and code. Where they come out. */
export async function signIn(
  { keys }: Pick<ClinicBehindAProxy, 'keys'>,
  visitor: Visitor,
  role: StaffRole,
): Promise<Document> {
  const entrance = await visitor.open('/admin-login');
  const second = await visitor.send(formWith('email', entrance), { email: emailOf(role), password: PASSWORD });
  return visitor.send(formWith('code', second), { code: codeOfApp(keys[role] ?? '') });
}

/** Writes a post and publishes it at the desk. Its address. */
export async function publishPost(editor: Visitor, title: string): Promise<string> {
  const begun = await editor.send(formOf(`${DESK}/posts/new`, { title }, false));
  const revision = /name="revision"[^>]*value="(\d+)"/.exec(begun.text)?.[1] ?? '';
  const fields = {
    title,
    revision,
    description: 'A post that is published at one process of the clinic and read at the other one.',
    markdown: 'Words for readers.',
    cover: 'plate:prp-therapy',
    tag: 'hair',
    treatment: 'hair/prp-therapy',
    intent: 'publish',
  };
  const published = await editor.send(formOf(begun.address, fields, true));
  if (published.status !== 200) throw new Error(`${published.status}: ${published.text.slice(0, 500)}`);
  return `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
}

/** What a window of the desk hears, as it comes; until it is closed. */
export function listenAtTheDesk({ proxy }: Pick<ClinicBehindAProxy, 'proxy'>, cookie: string) {
  let heard = '';
  const { options } = proxy.wayFrom('127.0.0.1');
  const headers = { host: SITE, accept: 'text/event-stream', cookie };
  const request = get({ ...options, path: `${DESK}/live`, headers, agent: false }, (response) => {
    response.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    response.on('error', () => {});
  });
  request.on('error', () => {});
  return { heard: () => heard, close: () => request.destroy() };
}
