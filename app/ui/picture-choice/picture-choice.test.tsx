import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PictureChoice } from './picture-choice.tsx';

const html = render(
  <PictureChoice
    name="pattern"
    legend="Which drawing looks most like you?"
    error="Choose a drawing"
    defaultValue="b"
    options={[
      { value: 'a', label: 'I', hint: 'Full hair', picture: <svg aria-hidden="true" id="one" /> },
      { value: 'b', label: 'II', picture: <svg aria-hidden="true" id="two" /> },
    ]}
    others={[{ value: 'unknown', label: 'I don’t know' }]}
  />,
);

it('is a group of radio buttons under one name, each in a label with its drawing', () => {
  expect(html.match(/<input type="radio" name="pattern"/g) ?? html.match(/type="radio"/g)).toHaveLength(3);
  const labels = html.match(/<label\b.*?<\/label>/gs) ?? [];
  expect(labels).toHaveLength(3);
  expect(labels[0]).toMatch(/id="one".*value="a".*Full hair/s);
  expect(labels[1]).toMatch(/id="two".*value="b"/s);
  expect(labels[2]).not.toContain('<svg');
});

it('keeps what was chosen and lets an error summary link to the first answer', () => {
  expect(html).toMatch(/<input[^>]*value="b"[^>]*checked=""|<input[^>]*checked=""[^>]*value="b"/);
  expect(html.match(/ id="pattern"/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]* id="pattern"[^>]*value="a"/);
  expect(html).toContain('aria-describedby="pattern-error"');
});
