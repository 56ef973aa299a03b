import { createMemoryRouter, data, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LeftUnsent } from './held-requests.ts';
import { keepScreen, screenOf } from './keep-screen.ts';

type Results = Record<string, DataStrategyResult>;

/** A router whose one screen says what it said before, and whose action is given up while it waits. */
async function givenUp(how: unknown) {
  let posts = 0;
  const router = createMemoryRouter(
    [
      {
        id: 'screen',
        path: '/',
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a router of the browser hands on results
        middleware: [keepScreen as MiddlewareFunction],
        loader: () => 'what was read',
        action: () => {
          posts += 1;
          if (posts === 1) return 'what was said';
          throw how;
        },
      },
    ],
    { initialEntries: ['/'] },
  );
  screenOf(router);
  await router.navigate('/');
  const formData = new FormData();
  for (let post = 0; post < 2; post += 1) await router.navigate('/', { formMethod: 'post', formData });
  const { actionData, loaderData, errors } = router.state;
  router.dispose();
  return { actionData, loaderData, errors };
}

describe('a request that was given up', () => {
  it('leaves the screen with what it said and had read before', async () => {
    expect(await givenUp(new LeftUnsent())).toEqual({
      actionData: { screen: 'what was said' },
      loaderData: { screen: 'what was read' },
      errors: null,
    });
  });

  it('is not every error', async () => {
    const { errors } = await givenUp(new Error('something else'));
    expect(errors).toMatchObject({ screen: { message: 'something else' } });
  });
});

describe('what the router makes of an action’s error', () => {
  it('is known inside the answer that it wraps it in', async () => {
    const wrapped: Results = { screen: { type: 'error', result: data(new LeftUnsent(), 200) } };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what of the arguments is asked
    const asked = { request: new Request('http://clinic.test/', { method: 'POST' }) } as Parameters<
      typeof keepScreen
    >[0];
    const kept = await keepScreen(asked, () => Promise.resolve(wrapped));
    expect(kept).toMatchObject({ screen: { type: 'data', result: { init: { status: 503 } } } });
  });
});
