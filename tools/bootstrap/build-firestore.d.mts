export function buildFirestore(detail: (text: string) => void): Promise<string>;
