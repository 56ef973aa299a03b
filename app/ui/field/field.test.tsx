import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';
import { DateField } from './date-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('a field', () => {
  it('has its label, then its hint, then its error, then its control', () => {
    const html = render(<TextField name="tel" label="Mobile" hint="With ten digits" error="Enter ten digits" />);
    const order = ['<label', 'id="tel-hint"', 'id="tel-error"', '<input'].map((part) => html.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(html).toContain('for="tel"');
  });

  it('names hint and error to a screen reader, and says that it is an error', () => {
    const html = render(<TextField name="tel" label="Mobile" hint="With ten digits" error="Enter ten digits" />);
    expect(html).toContain('aria-describedby="tel-hint tel-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('Error: </span>Enter ten digits');
  });

  it('claims nothing when nothing is wrong', () => {
    expect(render(<TextField name="tel" label="Mobile" />)).not.toMatch(/aria-|-error|-hint/);
  });

  it('says when it is optional', () => {
    const html = render(<TextArea name="note" label="Note" optional />);
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Note (optional)');
  });

  it('keeps what was typed', () => {
    expect(render(<TextField name="tel" label="Mobile" defaultValue="0000 000" />)).toContain('value="0000 000"');
    expect(render(<TextArea name="note" label="Note" defaultValue="itch" />)).toContain('>itch</textarea>');
    expect(render(<Select name="t" label="T" options={[{ value: 'a', label: 'A' }]} defaultValue="a" />)).toContain(
      'selected=""',
    );
  });
});

describe('a group of answers', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];

  it('gives its first answer the id an error summary links to, and the others their own', () => {
    const html = render(<RadioGroup name="smoke" legend="Do you smoke?" options={options} />);
    expect([...html.matchAll(/<input[^>]* id="([^"]+)"/g)].map((match) => match[1])).toEqual(['smoke', 'smoke-no']);
  });

  it('keeps the answer given', () => {
    const html = render(<RadioGroup name="smoke" legend="Do you smoke?" options={options} defaultValue="no" />);
    expect(html).toMatch(/<input(?=[^>]*value="no")(?=[^>]*checked)/);
    expect(html).not.toMatch(/<input(?=[^>]*value="yes")(?=[^>]*checked)/);
  });

  it('is described by its error', () => {
    const html = render(
      <CheckboxGroup id="consents" legend="Consent" error="Tick the first">
        <Checkbox name="consent" label="Yes" />
      </CheckboxGroup>,
    );
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="consents-error"/);
  });
});

describe('a date of three numbers', () => {
  it('marks only the part that is wrong', () => {
    const html = render(<DateField name="d" legend="Date" error="No such month" wrongParts={['month']} />);
    expect([...html.matchAll(/<input[^>]*aria-invalid="true"/g)]).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*id="d-month"[^>]*aria-invalid="true"/);
  });

  it('lets the browser fill in a birthday and nothing else', () => {
    expect(render(<DateField name="d" legend="Born" birthday />)).toContain('autoComplete="bday-year"');
    expect(render(<DateField name="d" legend="Last dose" />)).not.toContain('bday');
  });
});
