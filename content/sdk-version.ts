/** The one version of all packages for programming languages, below `/sdk/`. */
export const sdkVersion = '1.0.0';
