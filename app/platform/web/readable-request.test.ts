import { describe, expect, it } from 'vitest';
import { refusingTheImpossible, UnreadableForm, withReadableForm } from './readable-request.ts';

function post(body: BodyInit, type = 'application/x-www-form-urlencoded'): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });
}

/** The status that a screen answers with when its loader or action throws this. */
async function statusOf(error: unknown, request: Request): Promise<unknown> {
  const fails = (): never => {
    throw error;
  };
  const routes = { screen: { id: 'screen', path: 'screen', module: { default: fails, loader: fails } } };
  const guarded = refusingTheImpossible(routes)['screen']?.module.loader;
  try {
    return await guarded?.({ request } as never);
  } catch (thrown) {
    return (thrown as { readonly init?: { readonly status?: number } }).init?.status ?? thrown;
  }
}

const ofDatabase = (code: string): Error => new Error('failed', { cause: Object.assign(new Error('bad'), { code }) });

describe('a form', () => {
  it('is read as it was sent', async () => {
    const form = await withReadableForm(post('a=1&b=%2500&b=%E0%A5%A4')).formData();
    expect([...form]).toEqual([
      ['a', '1'],
      ['b', '%00'],
      ['b', '।'],
    ]);
  });

  it.each([
    ['a NUL in a value', post('a=b%00c')],
    ['a NUL in a name', post('a%00=b')],
    ['no form', post('{"a":1}', 'application/json')],
    ['parts without a boundary', post('a', 'multipart/form-data')],
    [
      'parts that break off',
      post('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', 'multipart/form-data; boundary=x'),
    ],
  ])('with %s is none', async (_what, request) => {
    await expect(withReadableForm(request).formData()).rejects.toThrow(UnreadableForm);
  });
});

describe('what a screen throws', () => {
  const read = new Request('http://localhost/');

  it('is the visitor’s fault where the form can not be read, or the database says that the value is impossible', async () => {
    expect(await statusOf(new UnreadableForm('broken'), post('a=1'))).toBe(400);
    for (const code of ['22P02', '22021', '22003', '22007', '22008', '22P05']) {
      expect(await statusOf(ofDatabase(code), read)).toBe(404);
      expect(await statusOf(ofDatabase(code), post('a=1'))).toBe(400);
    }
  });

  it('is ours in every other case, and stays what it was', async () => {
    for (const error of [new Error('a bug'), ofDatabase('23505'), ofDatabase('57P01')])
      expect(await statusOf(error, read)).toBe(error);
  });
});
