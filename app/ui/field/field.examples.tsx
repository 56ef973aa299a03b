import type { Example } from '../example.ts';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';
import { DateField } from './date-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const sides = [
  { value: 'mother', label: 'Mother’s side' },
  { value: 'father', label: 'Father’s side' },
  { value: 'unknown', label: 'I don’t know', hint: 'That is an answer too.' },
];

export const examples: readonly Example[] = [
  { title: 'A line of text', node: <TextField name="fullName" label="Full name" autoComplete="name" /> },
  {
    title: 'With a hint, and what was typed before',
    node: (
      <TextField
        name="mobileNumber"
        label="Mobile number"
        hint="For the confirmation and if the time has to change. +91 is assumed."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        size="narrow"
        defaultValue="98765 43210"
      />
    ),
  },
  {
    title: 'With an error',
    node: (
      <TextField
        name="badNumber"
        label="Mobile number"
        hint="For the confirmation and if the time has to change. +91 is assumed."
        error="Enter a phone number with 10 digits, like 98765 43210"
        type="tel"
        size="narrow"
        defaultValue="0000 000"
      />
    ),
  },
  {
    title: 'Several lines',
    node: <TextArea name="note" label="Note for the doctor" hint="A few words are enough." optional rows={3} />,
  },
  {
    title: 'One of many',
    node: (
      <Select
        name="topic"
        label="What is it about?"
        prompt="Choose a topic"
        size="narrow"
        options={[
          { value: 'appointment', label: 'An appointment' },
          { value: 'treatment', label: 'A treatment' },
          { value: 'bill', label: 'A bill' },
        ]}
      />
    ),
  },
  {
    title: 'One of a few',
    node: (
      <RadioGroup name="relatives" legend="Who else in the family lost hair?" options={sides} defaultValue="father" />
    ),
  },
  {
    title: 'One of two, side by side, with an error',
    node: (
      <RadioGroup
        name="smoking"
        legend="Do you smoke?"
        inline
        error="Choose yes or no"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    ),
  },
  {
    title: 'Boxes under one question',
    node: (
      <CheckboxGroup id="consents" legend="Consent" error="Tick that we may use these details for the appointment">
        <Checkbox
          name="consent"
          label="Use these details to arrange my appointment"
          hint={
            <>
              Kept as clinic records. <a href="/privacy-policy">What is stored, and how to have it erased</a>
            </>
          }
        />
        <Checkbox
          name="remind"
          label="Remind me on WhatsApp or SMS"
          optional
          hint="One day and two hours before. No treatment is named in the message."
        />
      </CheckboxGroup>
    ),
  },
  {
    title: 'A box alone, with an error',
    node: <Checkbox name="agree" label="I have read the aftercare page" error="Tick the box when you have read it" />,
  },
  {
    title: 'A date',
    node: (
      <DateField
        name="birth"
        legend="Date of birth"
        hint="For example, 27 3 1988"
        birthday
        defaultValue={{ day: '27', month: '3' }}
      />
    ),
  },
  {
    title: 'A date, with an error in one part',
    node: (
      <DateField
        name="lastDose"
        legend="Last dose of isotretinoin"
        error="The month must be a number from 1 to 12"
        wrongParts={['month']}
        defaultValue={{ day: '31', month: '13', year: '2026' }}
      />
    ),
  },
];
