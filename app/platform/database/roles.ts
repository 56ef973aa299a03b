/**
 * The role requests and jobs run as. It reads and writes rows; it makes no tables, and of the audit log it may only add
 * to and read (0005_staff.sql). Migrations, backup and restore run as whoever opened the connection.
 */
export const applicationRole = 'jamun_app';

/** Roles belong to the whole server, so two databases, or ten processes, may come to make them at once. */
function makeRole(role: string): string {
  return `
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN
      BEGIN
        CREATE ROLE ${role} NOLOGIN;
        GRANT ${role} TO CURRENT_USER;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;`;
}

/** Makes the roles of the application where they are missing; needs the right to make roles only then. */
export const makeRoles = `DO $$ BEGIN
  ${makeRole(applicationRole)}
  ${makeRole('jamun_retention')}
END $$`;

/** Default privileges of the application on tables that later migrations create. */
export const grantDefaults = `
  GRANT USAGE ON SCHEMA public TO ${applicationRole};
  ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${applicationRole};
  ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO ${applicationRole};
`;
