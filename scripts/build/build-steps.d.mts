export const buildSteps: { title: string; program: string[] }[];
