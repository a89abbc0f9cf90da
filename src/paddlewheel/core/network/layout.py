"""What training, the file of weights and the compiled network agree on."""

MAX_TRAINED_SEATS = 4  # value columns of a network: the actor first, then the others in turn order
