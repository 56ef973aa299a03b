import { describe, expect, it } from 'vitest';
import { deskScreenAt, isFormName, longestDraft, readDraftFields } from './desk-draft.ts';

describe('the screen at a path', () => {
  it('is its line of the table, with what stands for the parameters', () => {
    expect(deskScreenAt('/admin-dashboard')).toMatchObject({ route: { path: '' }, object: '' });
    expect(deskScreenAt('/admin-dashboard/patients/new')).toMatchObject({
      route: { path: 'patients/new' },
      object: '',
    });
    expect(deskScreenAt('/admin-dashboard/patients/4711/edit')).toMatchObject({
      route: { path: 'patients/:patientId/edit' },
      object: '4711',
    });
    expect(deskScreenAt('/admin-dashboard/messages/templates/booked/mail/hi')?.object).toBe('booked/mail/hi');
  });

  it('is none outside the desk, at what is not there, and at endless addresses', () => {
    for (const path of [
      '/',
      '/book-appointment',
      '/admin-dashboard/nothing',
      `/admin-dashboard/patients/${'1'.repeat(400)}`,
      '',
    ])
      expect(deskScreenAt(path)).toBeUndefined();
  });
});

describe('the fields of a draft', () => {
  it('are lists of texts by their names', () => {
    expect(readDraftFields('{"a":["x","y"],"b":[]}')).toEqual({ a: ['x', 'y'], b: [] });
  });

  it('are refused in any other shape, and beyond their limit', () => {
    for (const json of [
      '',
      'null',
      '[]',
      '"a"',
      '{"a":"x"}',
      '{"a":[1]}',
      '{',
      `{"a":["${'x'.repeat(longestDraft)}"]}`,
    ])
      expect(readDraftFields(json)).toBeUndefined();
  });

  it('belong to a form with a plain name', () => {
    expect(['patient', 'walk-in'].map(isFormName)).toEqual([true, true]);
    expect(['', 'Patient', '-a', 'a b', 'x'.repeat(41)].map(isFormName)).toEqual([false, false, false, false, false]);
  });
});
