/** What threads that run tests among mutants are told, through the environment. */
export interface Order {
	ledger: string
	trying: string // the file in which a thread says which mutant it tries
	slow: boolean // whether slow tests have their turn, or the quick ones
	names: string[] // of the mutants, by number
}
