import { describe, expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

describe('where somebody goes after signing in', () => {
  it('is the address of the desk they came for, with its query', () => {
    expect(safeReturn('/admin-dashboard/patients/4711?tab=forms')).toBe('/admin-dashboard/patients/4711?tab=forms');
    expect(safeReturn('/admin-dashboard')).toBe('/admin-dashboard');
  });

  it.each([
    null,
    undefined,
    '',
    '/',
    'https://evil.example/admin-dashboard',
    '//evil.example/admin-dashboard',
    '/\\evil.example',
    '/admin-dashboard\\..\\evil',
    '/admin-dashboard@evil.example',
    '/admin-dashboard.evil.example/',
    '/admin-dashboard/../services',
    '/admin-dashboard/../../evil.example',
    'javascript:alert(1)//admin-dashboard',
    '/admin-dashboardx',
  ])('is the desk for %s', (to) => {
    expect(safeReturn(to)).toBe('/admin-dashboard');
  });

  it('never leaves this site, however it is resolved', () => {
    expect(new URL(safeReturn('/admin-dashboard//evil.example'), 'https://clinic.example').host).toBe('clinic.example');
  });
});
