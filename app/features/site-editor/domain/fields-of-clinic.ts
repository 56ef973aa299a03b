import type { DocumentFields, PlainField } from './field.ts';

const optional = (field: PlainField): PlainField => ({ ...field, isOptional: true });

const line = (name: string, label: string, hint?: string): PlainField => ({
  kind: 'line',
  name,
  label: { en: label },
  ...(hint !== undefined && { hint: { en: hint } }),
});

/** The clinic's own facts. Hours, people, visits and booking rules are settings of the desk and not edited here. */
export const clinicFields: DocumentFields = {
  headings: 'none',
  sections: [
    {
      title: { en: 'Name' },
      fields: [
        line('name', 'Name of the clinic', 'As on your signboard and your letters.'),
        line('shortName', 'Short name', 'One word, for the head of every page and the end of titles.'),
        line('tagline', 'One sentence about the clinic'),
      ],
    },
    {
      title: { en: 'Phone, e-mail and links' },
      fields: [
        {
          kind: 'lines',
          name: 'phones',
          label: { en: 'Phone numbers' },
          hint: { en: 'One on each line. The first is the one that "Call" dials.' },
          arePhones: true,
        },
        line(
          'email',
          'E-mail address',
          'It is shown on the contact page, so somebody should read it each working day.',
        ),
        {
          kind: 'group',
          name: 'social',
          label: { en: 'Links' },
          fields: [
            optional(
              line(
                'whatsapp',
                'WhatsApp',
                'Full addresses, starting with https://. Leave empty what you do not have: no page then has a link to it. The page “Contact us” names the chat in its text.',
              ),
            ),
            optional(line('instagram', 'Instagram')),
            optional(line('facebook', 'Facebook')),
            optional(line('youtube', 'YouTube')),
          ],
        },
        {
          kind: 'lines',
          name: 'languages',
          label: { en: 'Languages spoken at the desk and by the doctors' },
          hint: { en: 'One on each line.' },
        },
        {
          kind: 'tick',
          name: 'listOnlySigned',
          label: { en: 'List only treatments that a doctor of the clinic has signed' },
          hint: {
            en: 'The other treatments appear in no menu, list or search, and search engines are asked not to list them. Somebody who has the address can still read the page, which says that no doctor has signed it.',
          },
        },
      ],
    },
    {
      title: { en: 'Where you are' },
      fields: [
        {
          kind: 'group',
          name: 'address',
          label: { en: 'Address' },
          fields: [
            line('street', 'House and street'),
            line('area', 'Area'),
            line('city', 'City'),
            line('state', 'State'),
            line('postalCode', 'PIN code'),
            line('country', 'Country'),
            line('countryCode', 'Code of the country', 'Two letters: IN.'),
          ],
        },
        line('city', 'City as texts name it'),
        line('state', 'State as texts name it'),
        {
          kind: 'place',
          name: 'place',
          label: { en: 'Where your door is: paste it from a map' },
          hint: {
            en: 'Open your clinic in Google Maps or OpenStreetMap. Copy the long address of that page, or the two numbers that a long press on your door shows, and paste them here. The pin below and the maps on the site follow when you save.',
          },
          isOptional: true,
        },
        {
          kind: 'group',
          name: 'coordinates',
          label: { en: 'The pin on the map' },
          fields: [
            { kind: 'number', name: 'latitude', label: { en: 'Latitude' }, hint: { en: 'For example 21.1458.' } },
            { kind: 'number', name: 'longitude', label: { en: 'Longitude' }, hint: { en: 'For example 79.0882.' } },
            {
              kind: 'tick',
              name: 'approximate',
              label: { en: 'This is only roughly right: it is not our door' },
            },
          ],
        },
        { ...line('mapUrl', 'Small map'), shownAs: 'nothing' },
        { ...line('mapLink', 'See this place on the map'), shownAs: 'link' },
      ],
    },
    {
      title: { en: 'Still to be confirmed' },
      fields: [
        {
          kind: 'list',
          name: 'unconfirmed',
          label: { en: 'Facts that nobody has confirmed yet' },
          hint: {
            en: 'Take each true one off the list. Where one is not true, correct the text it names first.',
          },
          itemLabel: { en: 'Fact' },
          isFixed: true,
          removeLabel: { en: 'It is true: take it off the list' },
          fields: [
            { kind: 'text', name: 'fact', label: { en: 'What the site says' }, shownAs: 'words' },
            { ...line('where', 'Where it says it'), shownAs: 'documents' },
            { ...line('id', 'Short name'), shownAs: 'nothing' },
          ],
        },
      ],
    },
  ],
};
