import { describe, expect, it } from 'vitest';
import { clinicAsPublisher, clinicId } from './linked-data.ts';

const site = { origin: 'https://clinic.example', name: 'The clinic' };

describe('the clinic in structured data', () => {
  it('is one thing under one name, on whichever page it is spoken of', () => {
    expect(clinicAsPublisher(site)).toMatchObject({ '@type': 'MedicalClinic', '@id': clinicId(site.origin) });
    expect(clinicAsPublisher(site).logo).toBe('https://clinic.example/apple-touch-icon.png');
    expect(clinicId(site.origin)).toBe('https://clinic.example/#clinic');
  });
});
