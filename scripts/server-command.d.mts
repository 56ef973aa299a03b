export const serverArguments: readonly string[];
export const serverEnvironment: Readonly<Record<string, string>>;
