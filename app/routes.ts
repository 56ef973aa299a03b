import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** What `/sitemap.xml` is the index of. */
const SITE_MAPS = ['sitemap-pages.xml', 'sitemap-treatments.xml', 'sitemap-landing.xml'];

export default [
  index('features/home/routes/home.tsx'),
  route('services', 'features/treatments/routes/services.tsx'),
  route('services/:category', 'features/treatments/routes/category.tsx'),
  route('services/:category/:treatment', 'features/treatments/routes/treatment.tsx'),

  route('book-appointment', 'features/booking/routes/book-appointment.tsx'),
  route('find-appointment', 'features/booking/routes/find-appointment.tsx'),
  route('appointment/:token', 'features/booking/routes/appointment.tsx'),
  route('appointment/:token/calendar.ics', 'features/booking/routes/calendar-file.ts'),
  route('live.json', 'features/booking/routes/live.ts'),
  route('api/v1/*', 'features/booking/routes/api.ts'),

  route('about-us', 'features/clinic-pages/routes/about-us.tsx'),
  route('clinic', 'features/clinic-pages/routes/clinic.tsx'),
  layout('features/clinic-pages/routes/contact-page.tsx', [
    route('contact-us', 'features/enquiries/routes/contact-us.tsx'),
  ]),
  route('contact-us/ticket', 'features/enquiries/routes/ticket.ts'),
  route('terms-and-conditions', 'features/legal/routes/terms-and-conditions.tsx'),
  route('privacy-policy', 'features/legal/routes/privacy-policy.tsx'),

  route('specific-service', 'features/finder/routes/specific-service.tsx'),
  route('specific-service/suggestions', 'features/finder/routes/suggestions.ts'),
  route('quick-links', 'features/landing-pages/routes/quick-links.tsx'),
  route('blog', 'features/blog/routes/blog.tsx'),
  route('blog/:slug', 'features/blog/routes/post.tsx'),
  route('FormDetailPopup', 'features/intake/routes/form-detail-popup.tsx'),
  route('FormDetailPopup/text', 'features/intake/routes/form-detail-text.ts'),
  route('patient-form/hair', 'features/intake/routes/hair.tsx'),
  route('patient-form/skin', 'features/intake/routes/skin.tsx'),
  layout('features/staff/routes/sign-in-layout.tsx', [
    route('admin-login', 'features/staff/routes/admin-login.tsx'),
    route('admin-login/second-factor', 'features/staff/routes/second-factor.tsx'),
    route('admin-login/set-up', 'features/staff/routes/set-up.tsx'),
    route('admin-login/forgot-password', 'features/staff/routes/forgot-password.tsx'),
    route('admin-login/link/:token', 'features/staff/routes/staff-link.tsx'),
  ]),
  route('admin-login/passkey', 'features/staff/routes/passkey-ceremony.ts'),
  route('admin-login/sign-out', 'features/staff/routes/sign-out.ts'),
  // Everything below is behind the desk's guard; the table of features/staff/domain/desk-routes.ts says who may.
  route('admin-dashboard', 'desk-layout.tsx', [
    index('desk-today.tsx'),
    route('live', 'features/staff/routes/live.ts'),
    route('account', 'features/staff/routes/account.tsx'),
    route('account/password', 'features/staff/routes/own-password.tsx'),
    route('account/authenticator', 'features/staff/routes/own-authenticator.tsx'),
    route('confirm', 'features/staff/routes/confirm.tsx'),
    route('team', 'features/staff/routes/team.tsx'),
    route('team/invite', 'features/staff/routes/invite.tsx'),
    route('team/:memberId', 'features/staff/routes/member.tsx'),
    route('diary', 'features/booking/routes/staff/diary.tsx'),
    route('diary/change', 'features/booking/routes/staff/change.ts'),
    route('diary/appointments/:appointmentId', 'features/booking/routes/staff/appointment.tsx'),
    route('enquiries', 'features/enquiries/routes/staff/enquiries.tsx', [
      index('features/enquiries/routes/staff/no-enquiry.tsx'),
      route(':enquiryId', 'features/enquiries/routes/staff/enquiry.tsx'),
    ]),
    route('patients', 'features/patients/routes/patients.tsx'),
    route('patients/find', 'features/patients/routes/find.ts'),
    route('patients/new', 'features/patients/routes/add-patient.tsx'),
    route('patients/:patientId', 'features/patients/routes/patient.tsx'),
    route('patients/:patientId/edit', 'features/patients/routes/edit-patient.tsx'),
    route('patients/:patientId/merge', 'features/patients/routes/merge-patients.tsx'),
    route('settings', 'features/booking/routes/settings/settings.tsx', [
      index('features/booking/routes/settings/overview.tsx'),
      route('hours', 'features/booking/routes/settings/hours.tsx'),
      route('closures', 'features/booking/routes/settings/closures.tsx'),
      route('practitioners', 'features/booking/routes/settings/practitioners.tsx'),
      route('practitioners/:practitionerId', 'features/booking/routes/settings/practitioner.tsx'),
      route('visits', 'features/booking/routes/settings/visits.tsx'),
      route('visits/:visitId', 'features/booking/routes/settings/visit.tsx'),
      route('booking', 'features/booking/routes/settings/booking.tsx'),
      route('channels', 'features/booking/routes/settings/channels.tsx'),
      route('retention', 'features/booking/routes/settings/retention.tsx'),
    ]),
    route('*', 'desk-not-found.tsx'),
  ]),

  route('sitemap.xml', 'site-map.ts'),
  ...SITE_MAPS.map((name) => route(name, 'site-map.ts', { id: name })),
  route('robots.txt', 'robots.ts'),
  route('design-system', 'design-system-route.tsx'),
  route('dev/outbox', 'features/notifications/routes/outbox.tsx'),
  // Any other address of one part: a phrase in a city, or nothing.
  route(':landing', 'features/landing-pages/routes/landing.tsx'),
  route('*', 'not-found-route.tsx'),
] satisfies RouteConfig;
